CREATE TABLE "erasure_report_row" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasure_report_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"report_id" text NOT NULL,
	"number" integer NOT NULL,
	"row" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"doubts" text[] NOT NULL,
	"medium_id" text,
	"waits_for" text,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"settled_for" text
);
--> statement-breakpoint
CREATE TABLE "erasure_report" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"stored_as" text NOT NULL,
	"format" text,
	"unread" text,
	"received_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"dismissed_at" timestamp with time zone,
	"dismissed_by" text,
	"dismissed_for" text,
	CONSTRAINT "erasure_report_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "medium" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"plate" text,
	"serial" text,
	"serial_key" text,
	"description" jsonb NOT NULL,
	"source" text NOT NULL,
	"erasure" jsonb,
	"destruction" jsonb,
	"next_action" text NOT NULL,
	"failed_with" text[] DEFAULT '{}' NOT NULL,
	"shares_device_serial" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "medium_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "medium_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medium_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"medium_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wipe_token" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "wipe_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "erasure_report_row" ADD CONSTRAINT "erasure_report_row_report_id_erasure_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "erasure_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_report_row" ADD CONSTRAINT "erasure_report_row_medium_id_medium_id_fk" FOREIGN KEY ("medium_id") REFERENCES "medium"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium" ADD CONSTRAINT "medium_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium" ADD CONSTRAINT "medium_plate_unit_plate_fk" FOREIGN KEY ("plate") REFERENCES "unit"("plate") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_event" ADD CONSTRAINT "medium_event_medium_id_medium_id_fk" FOREIGN KEY ("medium_id") REFERENCES "medium"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasure_row_of_report" ON "erasure_report_row" USING btree ("report_id","number");--> statement-breakpoint
CREATE INDEX "erasure_row_of_medium" ON "erasure_report_row" USING btree ("medium_id");--> statement-breakpoint
CREATE INDEX "erasure_row_waiting" ON "erasure_report_row" USING btree ("report_id") WHERE "erasure_report_row"."waits_for" is not null and "erasure_report_row"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "erasure_report_newest" ON "erasure_report" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "medium_of_offer" ON "medium" USING btree ("offer_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "medium_serial" ON "medium" USING btree ("offer_id","serial_key") WHERE "medium"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "medium_by_serial" ON "medium" USING btree ("serial_key") WHERE "medium"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "medium_of_unit" ON "medium" USING btree ("plate");--> statement-breakpoint
CREATE INDEX "medium_event_of_medium" ON "medium_event" USING btree ("medium_id","id");