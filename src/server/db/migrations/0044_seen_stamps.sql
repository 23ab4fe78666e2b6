CREATE TABLE "seen_stamp" (
	"subject" text NOT NULL,
	"stamp" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "seen_stamp_subject_stamp_pk" PRIMARY KEY("subject","stamp")
);
--> statement-breakpoint
-- Other stamps for what is seen. Those that they take the place of go unless somebody else is at them: nobody waits, and a stamp counts until a later one has seen it.
CREATE FUNCTION "stamp_seen"("subjects" text[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  delete from seen_stamp using (select ctid as place from seen_stamp where subject = any(subjects) for update skip locked) former
    where seen_stamp.ctid = former.place;
  insert into seen_stamp (subject) select distinct subject from unnest(subjects) subject where subject is not null;
end $$;
--> statement-breakpoint
CREATE FUNCTION "stamp_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform stamp_seen(array[coalesce(new.offer_id, old.offer_id)]);
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION "stamp_firm"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform stamp_seen(array[coalesce(new.firm_id, old.firm_id)]);
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION "stamp_own_firm"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform stamp_seen(array[new.id]);
  return null;
end $$;
--> statement-breakpoint
-- Firms read who of their people did what, by name or address.
CREATE FUNCTION "stamp_firms_of_doer"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform stamp_seen(array(select distinct offer.firm_id from offer_event join offer on offer.id = offer_event.offer_id
    where offer_event.account_id = old.id));
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
--> statement-breakpoint
CREATE FUNCTION "stamp_asked_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform stamp_seen(array(select offer_id from sign_off
    where id = substr(coalesce(new.message_id, old.message_id), 1 + length('sign-off-asked-'))));
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION "drop_stamps"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from seen_stamp using (select ctid as place from seen_stamp where subject = old.id for update skip locked) former
    where seen_stamp.ctid = former.place;
  return null;
end $$;
--> statement-breakpoint
-- A new document comes with its offer's row.
CREATE TRIGGER "stamp" AFTER UPDATE OR DELETE ON "document" FOR EACH ROW EXECUTE FUNCTION "stamp_offer"();--> statement-breakpoint
CREATE TRIGGER "stamp" AFTER INSERT OR UPDATE OR DELETE ON "offer_message" FOR EACH ROW EXECUTE FUNCTION "stamp_offer"();--> statement-breakpoint
CREATE TRIGGER "stamp" AFTER INSERT OR UPDATE OR DELETE ON "sign_off" FOR EACH ROW EXECUTE FUNCTION "stamp_offer"();--> statement-breakpoint
CREATE TRIGGER "stamp" AFTER INSERT OR UPDATE OR DELETE ON "own_agreement" FOR EACH ROW EXECUTE FUNCTION "stamp_offer"();--> statement-breakpoint
CREATE TRIGGER "stamp" AFTER INSERT OR UPDATE OR DELETE ON "incoming_invoice" FOR EACH ROW EXECUTE FUNCTION "stamp_offer"();--> statement-breakpoint
CREATE TRIGGER "stamp" AFTER INSERT OR UPDATE OR DELETE ON "payout" FOR EACH ROW EXECUTE FUNCTION "stamp_offer"();--> statement-breakpoint
CREATE TRIGGER "stamp" AFTER INSERT OR UPDATE OR DELETE ON "account_check" FOR EACH ROW EXECUTE FUNCTION "stamp_offer"();--> statement-breakpoint
CREATE TRIGGER "stamp" AFTER INSERT OR UPDATE OR DELETE ON "shipment" FOR EACH ROW EXECUTE FUNCTION "stamp_offer"();--> statement-breakpoint
CREATE TRIGGER "stamp" AFTER INSERT OR UPDATE OR DELETE ON "firm_member" FOR EACH ROW EXECUTE FUNCTION "stamp_firm"();--> statement-breakpoint
CREATE TRIGGER "stamp" AFTER UPDATE OF "second_person_from" ON "firm" FOR EACH ROW EXECUTE FUNCTION "stamp_own_firm"();--> statement-breakpoint
CREATE TRIGGER "stamp" BEFORE UPDATE OF "name", "email" OR DELETE ON "account" FOR EACH ROW EXECUTE FUNCTION "stamp_firms_of_doer"();--> statement-breakpoint
CREATE TRIGGER "stamp" AFTER INSERT OR UPDATE ON "mail_delivery" FOR EACH ROW WHEN (new.message_id like 'sign-off-asked-%') EXECUTE FUNCTION "stamp_asked_offer"();--> statement-breakpoint
CREATE TRIGGER "stamp_gone" AFTER DELETE ON "mail_delivery" FOR EACH ROW WHEN (old.message_id like 'sign-off-asked-%') EXECUTE FUNCTION "stamp_asked_offer"();--> statement-breakpoint
CREATE TRIGGER "drop_stamps" AFTER DELETE ON "offer" FOR EACH ROW EXECUTE FUNCTION "drop_stamps"();--> statement-breakpoint
CREATE TRIGGER "drop_stamps" AFTER DELETE ON "firm" FOR EACH ROW EXECUTE FUNCTION "drop_stamps"();
