CREATE TABLE "own_agreement" (
	"offer_id" text NOT NULL,
	"number" integer NOT NULL,
	"upload" text NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	"standing" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"judged_by" text,
	"judged_at" timestamp with time zone,
	CONSTRAINT "own_agreement_offer_id_number_pk" PRIMARY KEY("offer_id","number")
);
--> statement-breakpoint
ALTER TABLE "own_agreement" ADD CONSTRAINT "own_agreement_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;