CREATE TABLE "kept_answer" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_answer_age" ON "kept_answer" USING btree ("answered_at");--> statement-breakpoint
-- Offers that began before bounds were counted: how often each bounded event stands in their log.
UPDATE "offer" SET "state" = "state" || jsonb_build_object('times', "counted"."times") FROM (SELECT "offer_id", jsonb_object_agg("type", "n") AS "times" FROM (SELECT "offer_id", "type", count(*) AS "n" FROM "offer_event" WHERE "type" IN ('addressesSubmitted', 'packagingDispatched', 'shippingLabelSent', 'pickupAppointmentConfirmed', 'deliveryAppointmentConfirmed', 'scopeOfSupplyConfirmed', 'bidAdjusted', 'returnsDispatched', 'bidSubmitted', 'invoiceIssued') GROUP BY "offer_id", "type") AS "each" GROUP BY "offer_id") AS "counted" WHERE "counted"."offer_id" = "offer"."id";
