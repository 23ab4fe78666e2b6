ALTER TABLE "offer" ADD COLUMN "device_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_devices" ON "offer" USING gin ("device_keys");--> statement-breakpoint
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
-- Once a transaction is enough: nobody sees its stamp before its end. By the index, whatever was known of the table when a connection planned it.
CREATE OR REPLACE FUNCTION "stamp_seen"("subjects" text[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
begin
  subjects := array(select distinct one from unnest(subjects) one where one is not null
    and not exists (select from seen_stamp where subject = one and xmin = pg_current_xact_id()::xid));
  if subjects = '{}' then return; end if;
  delete from seen_stamp using (select ctid as place from seen_stamp where subject = any(subjects) for update skip locked) former
    where seen_stamp.ctid = former.place;
  insert into seen_stamp (subject) select unnest(subjects);
end $$;
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
-- The next start writes what follows from the sale, the numbers of its devices and the spellings that searches know too, before it answers anybody.
UPDATE "offer" SET "desk_task" = '';
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
