CREATE TABLE "price_override" (
	"offer_id" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"proposed_cents" bigint NOT NULL,
	"given_cents" bigint NOT NULL,
	"version" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_override_offer_id_number_pk" PRIMARY KEY("offer_id","number")
);
--> statement-breakpoint
ALTER TABLE "price_override" ADD CONSTRAINT "price_override_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_override_newest" ON "price_override" USING btree ("at" DESC NULLS LAST);