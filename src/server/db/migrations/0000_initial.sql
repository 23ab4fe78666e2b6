CREATE SEQUENCE "deletion_certificate_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "destruction_proof_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "test_protocol_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "inquiry_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "purchase_receipt_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "self_billed_invoice_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_credential" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"account_id" text NOT NULL,
	"registered" boolean DEFAULT false NOT NULL,
	"user_agent" text,
	"ip_address" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "account_token" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_confirmed" boolean DEFAULT false NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"company" text,
	"business" boolean DEFAULT false NOT NULL,
	"phone" text,
	"street" text,
	"zip" text,
	"city" text,
	"iban" text,
	"paypal" text,
	"account_holder" text,
	"tax_id" text,
	"tax_id_type" text,
	"vat_status" text,
	"vat_status_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_confirmed" boolean DEFAULT true NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_credential" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"staff_id" text NOT NULL,
	"user_agent" text,
	"ip_address" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"number" serial PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"version" integer NOT NULL,
	"categories" jsonb NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"snapshot" jsonb NOT NULL,
	"stored_as" text,
	"sha256" text,
	"size" integer,
	CONSTRAINT "document_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "captured_mail" (
	"message_id" text PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_delivery" (
	"message_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"recipient" text,
	"attempts" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"reply" text
);
--> statement-breakpoint
CREATE TABLE "offer_event" (
	"offer_id" text NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "offer_event_offer_id_version_pk" PRIMARY KEY("offer_id","version")
);
--> statement-breakpoint
CREATE TABLE "offer_view" (
	"socket_id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"phase" text NOT NULL,
	"email_key" text NOT NULL,
	"inquiry_id" text,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"summary" jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"state" jsonb NOT NULL,
	"erased_at" timestamp with time zone,
	"reminders_off_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	CONSTRAINT "offer_inquiry_id_unique" UNIQUE("inquiry_id"),
	CONSTRAINT "offer_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "battery_answer" (
	"offer_id" text NOT NULL,
	"item_id" text NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "battery_answer_offer_id_item_id_pk" PRIMARY KEY("offer_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "packing_tick" (
	"offer_id" text NOT NULL,
	"load_key" text NOT NULL,
	"task" text NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "packing_tick_offer_id_load_key_task_pk" PRIMARY KEY("offer_id","load_key","task")
);
--> statement-breakpoint
CREATE TABLE "answered_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"stored_as" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"thumbnail_size" integer,
	"created_at" timestamp with time zone NOT NULL,
	"used_by_offer" text,
	CONSTRAINT "upload_url_unique" UNIQUE("url")
);
--> statement-breakpoint
ALTER TABLE "account_credential" ADD CONSTRAINT "account_credential_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_credential" ADD CONSTRAINT "staff_credential_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_event" ADD CONSTRAINT "offer_event_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battery_answer" ADD CONSTRAINT "battery_answer_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_tick" ADD CONSTRAINT "packing_tick_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_credential_per_provider" ON "account_credential" USING btree ("account_id","provider");--> statement-breakpoint
CREATE INDEX "account_session_of_account" ON "account_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_token_of_account" ON "account_token" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_credential_per_provider" ON "staff_credential" USING btree ("staff_id","provider");--> statement-breakpoint
CREATE INDEX "staff_session_of_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "attempt_expiry" ON "attempt" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "consent_of_visitor" ON "consent" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "consent_age" ON "consent" USING btree ("chosen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_of_event" ON "document" USING btree ("offer_id","version","kind");--> statement-breakpoint
CREATE INDEX "captured_mail_newest" ON "captured_mail" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mail_delivery_by_state" ON "mail_delivery" USING btree ("state","last_at");--> statement-breakpoint
CREATE INDEX "offer_view_of_offer" ON "offer_view" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_of_seller" ON "offer" USING btree ("email_key","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_by_phase" ON "offer" USING btree ("phase","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "answered_challenge_expiry" ON "answered_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_of_account" ON "passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "upload_of_owner" ON "upload" USING btree ("owner_kind","owner_key");--> statement-breakpoint
CREATE INDEX "upload_of_offer" ON "upload" USING btree ("used_by_offer");