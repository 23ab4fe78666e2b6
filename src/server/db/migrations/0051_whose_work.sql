CREATE TABLE "sale_note" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"handed_to" text
);
--> statement-breakpoint
CREATE TABLE "text_snippet" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "offer_at_desk";--> statement-breakpoint
ALTER TABLE "desk_saved_view" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "assigned_note" text;--> statement-breakpoint
ALTER TABLE "former_staff" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_note" ADD CONSTRAINT "sale_note_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_note_of_offer" ON "sale_note" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_name" ON "staff" USING btree (lower("name")) WHERE "staff"."name" <> '';--> statement-breakpoint
CREATE INDEX "offer_at_desk" ON "offer" USING btree ("desk_side","desk_due","desk_less","id","desk_task");--> statement-breakpoint
-- Sales that nobody was promised a day for get theirs: the next start fills them (docs/decisions/0510).
UPDATE "offer" SET "desk_task" = '';
