ALTER TABLE "offer" ADD COLUMN "device_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_devices" ON "offer" USING gin ("device_keys");--> statement-breakpoint
-- The next start writes what follows from the sale, before it answers anybody.
UPDATE "offer" SET "desk_task" = '';
--> statement-breakpoint
-- Planned where few stamps stood, and kept for the connection: without its index each stamp looked at all others.
ALTER FUNCTION "stamp_seen"(text[]) SET enable_seqscan = off;--> statement-breakpoint
-- A run writes thousands of payments by one statement: their sales are stamped by one too.
CREATE FUNCTION "stamp_offers"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform stamp_seen(array(select distinct offer_id from changed));
  return null;
end $$;
--> statement-breakpoint
DROP TRIGGER "stamp" ON "payout";--> statement-breakpoint
CREATE TRIGGER "stamp_new" AFTER INSERT ON "payout" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "stamp_offers"();--> statement-breakpoint
CREATE TRIGGER "stamp_changed" AFTER UPDATE ON "payout" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "stamp_offers"();--> statement-breakpoint
CREATE TRIGGER "stamp_gone" AFTER DELETE ON "payout" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "stamp_offers"();
