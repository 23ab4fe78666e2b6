CREATE TABLE "contact_message" (
	"id" text PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_message_of_sender" ON "contact_message" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "contact_message_age" ON "contact_message" USING btree ("received_at");