CREATE TABLE "packaging_movement" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"pieces" integer NOT NULL,
	"why" text NOT NULL,
	"sale_id" text,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "packaging_movement_at" ON "packaging_movement" USING btree ("at","id");