-- The next start writes what follows from a destruction that waits for its second person, before it answers anybody.
UPDATE "offer" SET "desk_task" = '' WHERE "id" IN (SELECT "offer_id" FROM "destruction" WHERE "witnessed_at" IS NULL AND "withdrawn_at" IS NULL);
