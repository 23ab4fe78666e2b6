CREATE SEQUENCE "payout_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "payout_run_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "payee_release" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payee_release_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" text NOT NULL,
	"payee" jsonb NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_download" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_download_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_file" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"stored_as" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_run" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"execution_day" text NOT NULL,
	"composed_at" timestamp with time zone NOT NULL,
	"composed_by" text NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" text,
	"by_two" boolean DEFAULT false NOT NULL,
	"discarded_at" timestamp with time zone,
	"discarded_by" text,
	CONSTRAINT "payout_run_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"end_to_end_id" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"payee" jsonb NOT NULL,
	"paper" text,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"state_by" text NOT NULL,
	"reason" text,
	CONSTRAINT "payout_end_to_end_id_unique" UNIQUE("end_to_end_id")
);
--> statement-breakpoint
ALTER TABLE "payee_release" ADD CONSTRAINT "payee_release_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_download" ADD CONSTRAINT "payout_download_file_id_payout_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "payout_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_file" ADD CONSTRAINT "payout_file_run_id_payout_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "payout_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_run_id_payout_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "payout_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payee_release_of_offer" ON "payee_release" USING btree ("offer_id","id");--> statement-breakpoint
CREATE INDEX "payout_download_of_file" ON "payout_download" USING btree ("file_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_file_once" ON "payout_file" USING btree ("run_id","kind");--> statement-breakpoint
CREATE INDEX "payout_run_newest" ON "payout_run" USING btree ("composed_at");--> statement-breakpoint
CREATE INDEX "payout_of_run" ON "payout" USING btree ("run_id","end_to_end_id");--> statement-breakpoint
CREATE INDEX "payout_of_offer" ON "payout" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_open" ON "payout" USING btree ("offer_id") WHERE "payout"."state" in ('composed', 'ordered', 'paid');--> statement-breakpoint
CREATE INDEX "payout_by_state" ON "payout" USING btree ("state","state_at");