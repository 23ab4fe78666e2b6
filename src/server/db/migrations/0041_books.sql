CREATE TABLE "books_export" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"is_fixed" boolean NOT NULL,
	"digest" text NOT NULL,
	"rows" integer NOT NULL,
	"purchases" bigint NOT NULL,
	"payments" bigint NOT NULL,
	"name" text NOT NULL,
	"stored_as" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "books_export_once" ON "books_export" USING btree ("period","kind","is_fixed","digest");--> statement-breakpoint
CREATE INDEX "books_export_newest" ON "books_export" USING btree ("created_at");