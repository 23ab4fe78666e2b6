CREATE TABLE "destruction" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"medium_ids" text[] NOT NULL,
	"recorded" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	"witnessed_at" timestamp with time zone,
	"witnessed_by" text,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "destruction" ADD CONSTRAINT "destruction_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "destruction_of_offer" ON "destruction" USING btree ("offer_id");