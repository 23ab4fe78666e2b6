ALTER TABLE "offer" ADD COLUMN "desk_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "seller_row" jsonb DEFAULT '{"turn":"nobody","acts":false,"isAsked":false}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "sale_facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_blocked" ON "offer" USING btree ("desk_side","desk_due","desk_less","id") WHERE "offer"."desk_blocks" <> '';--> statement-breakpoint
-- The next start writes what follows from the sale, before it answers anybody.
UPDATE "offer" SET "desk_task" = '';