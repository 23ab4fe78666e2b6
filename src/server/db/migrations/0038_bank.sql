CREATE TABLE "account_check" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"payout_id" text NOT NULL,
	"reason_code" text,
	"opened_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"settled_for" text,
	"payee" jsonb,
	CONSTRAINT "account_check_payout_id_unique" UNIQUE("payout_id")
);
--> statement-breakpoint
CREATE TABLE "bank_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"number" integer NOT NULL,
	"entry" jsonb NOT NULL,
	"end_to_end_id" text,
	"outcome" text,
	"waits_for" text,
	"payout_id" text,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"settled_for" text
);
--> statement-breakpoint
CREATE TABLE "bank_file" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"stored_as" text NOT NULL,
	"unread" text,
	"received_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "bank_file_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "bank_message" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"number" text NOT NULL,
	"digest" text NOT NULL,
	"pending" integer NOT NULL,
	CONSTRAINT "bank_message_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "account_check" ADD CONSTRAINT "account_check_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_check" ADD CONSTRAINT "account_check_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_message_id_bank_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "bank_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_message" ADD CONSTRAINT "bank_message_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "bank_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_check_of_offer" ON "account_check" USING btree ("offer_id","opened_at");--> statement-breakpoint
CREATE INDEX "bank_entry_of_message" ON "bank_entry" USING btree ("message_id","number");--> statement-breakpoint
CREATE INDEX "bank_entry_by_id" ON "bank_entry" USING btree ("end_to_end_id");--> statement-breakpoint
CREATE INDEX "bank_entry_of_payout" ON "bank_entry" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "bank_entry_waiting" ON "bank_entry" USING btree ("id") WHERE "bank_entry"."outcome" = 'waits' and "bank_entry"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "bank_file_newest" ON "bank_file" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "bank_message_of_file" ON "bank_message" USING btree ("file_id");