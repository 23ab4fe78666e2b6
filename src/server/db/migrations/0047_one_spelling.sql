-- Searches hold both spellings of umlauts: the next start writes what is looked through, before it answers anybody.
UPDATE "offer" SET "desk_task" = '';