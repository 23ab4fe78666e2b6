CREATE TABLE "catalogue_change" (
	"version" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"entry_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"undoes" integer,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_change_of_entry" ON "catalogue_change" USING btree ("entry_id","version");