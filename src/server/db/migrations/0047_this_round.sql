ALTER TABLE "offer" ADD COLUMN "device_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_devices" ON "offer" USING gin ("device_keys");--> statement-breakpoint
-- The next start writes what follows from the sale, the numbers of its devices and the spellings that searches know too, before it answers anybody.
-- Before there is a stamp of lists: all rows of a holder in one transaction would stamp it over and over.
UPDATE "offer" SET "desk_task" = '';
--> statement-breakpoint
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
--> statement-breakpoint
-- What stands for all sales of a holder. Holders share 65,536 of them: nothing that stays when they have gone tells of whom it was.
CREATE FUNCTION "list_of"("holder" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN 'list-' || substr(md5(holder), 1, 4);
--> statement-breakpoint
CREATE FUNCTION "stamp_list"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform stamp_seen(array[list_of(old.holder), list_of(new.holder)]);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "stamp" AFTER INSERT OR UPDATE OR DELETE ON "offer" FOR EACH ROW EXECUTE FUNCTION "stamp_list"();--> statement-breakpoint
-- Where none stands nobody has a sale.
INSERT INTO "seen_stamp" ("subject") SELECT DISTINCT list_of("holder") FROM "offer";
--> statement-breakpoint
CREATE TABLE "held_bid" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"staff_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"seen" integer,
	"total" bigint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "held_bid" ADD CONSTRAINT "held_bid_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_bid" ADD CONSTRAINT "held_bid_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_bid_of_staff" ON "held_bid" USING btree ("staff_id");
--> statement-breakpoint
-- A stamp is written over where it lies: without it in the key its place in the index stays, and the page has room for the one before.
ALTER TABLE "seen_stamp" DROP CONSTRAINT "seen_stamp_subject_stamp_pk";--> statement-breakpoint
CREATE INDEX "seen_stamp_of" ON "seen_stamp" USING btree ("subject");--> statement-breakpoint
ALTER TABLE "seen_stamp" SET (fillfactor = 50);--> statement-breakpoint
-- Whoever finds all stamps of a subject locked adds one: nobody waits. Once a transaction is enough, as nobody sees it before the end.
-- Planned once a connection, by the index: whatever is known of the table then, and however many subjects come.
CREATE OR REPLACE FUNCTION "stamp_seen"("subjects" text[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
declare
  one text;
  place tid;
  is_ours boolean;
begin
  foreach one in array subjects loop
    continue when one is null;
    select ctid, xmin = pg_current_xact_id()::xid into place, is_ours from seen_stamp where subject = one limit 1 for update skip locked;
    continue when is_ours;
    update seen_stamp set stamp = gen_random_uuid() where ctid = place;
    if not found then insert into seen_stamp (subject) values (one); end if;
  end loop;
end $$;
