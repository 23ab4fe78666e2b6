CREATE TABLE "retention_lock" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_run" (
	"day" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"deleted" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "retention_lock" ADD CONSTRAINT "retention_lock_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;