ALTER TABLE "offer" ADD COLUMN "desk_task" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "desk_side" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "desk_due" text DEFAULT '9999-12-31' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "desk_less" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "desk_blocks" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "seller_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "desk_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "estimate" bigint;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "desk_note" text;--> statement-breakpoint
CREATE INDEX "offer_at_desk" ON "offer" USING btree ("desk_side","desk_due","desk_less","id");--> statement-breakpoint
CREATE INDEX "offer_without_desk" ON "offer" USING btree ("id") WHERE "offer"."desk_task" = '';