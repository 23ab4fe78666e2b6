DROP INDEX "document_of_event";--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "withdrawn_for" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "replaced_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "document_of_event" ON "document" USING btree ("offer_id","version","kind","edition");