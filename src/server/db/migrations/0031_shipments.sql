CREATE TABLE "shipment" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"site" text,
	"direction" text NOT NULL,
	"carrier" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"parcels" jsonb NOT NULL,
	"by_hand" boolean DEFAULT false NOT NULL,
	"announced_at" timestamp with time zone,
	"refusal" text,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipment_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_of_offer" ON "shipment" USING btree ("offer_id","at");