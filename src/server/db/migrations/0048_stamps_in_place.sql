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
