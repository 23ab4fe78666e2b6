ALTER TABLE "offer" ADD COLUMN "own_name" text;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "own_name_text" text DEFAULT '' NOT NULL;