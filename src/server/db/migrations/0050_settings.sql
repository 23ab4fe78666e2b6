CREATE TABLE "setting_change" (
	"version" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"counts_from" date,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "setting_change_of_key" ON "setting_change" USING btree ("key","version");