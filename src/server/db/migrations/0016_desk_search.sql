CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "offer_desk_search" ON "offer" USING gin ("desk_text" gin_trgm_ops);--> statement-breakpoint
UPDATE "offer" SET "desk_task" = '';