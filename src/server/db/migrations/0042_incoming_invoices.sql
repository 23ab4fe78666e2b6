CREATE TABLE "incoming_invoice" (
	"offer_id" text NOT NULL,
	"number" integer NOT NULL,
	"upload" text NOT NULL,
	"sha256" text NOT NULL,
	"report" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"invoice_number" text,
	"at" timestamp with time zone NOT NULL,
	"event_version" integer,
	"judged_by" text,
	"reason" text,
	CONSTRAINT "incoming_invoice_offer_id_number_pk" PRIMARY KEY("offer_id","number")
);
--> statement-breakpoint
ALTER TABLE "incoming_invoice" ADD CONSTRAINT "incoming_invoice_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_invoice_number" ON "incoming_invoice" USING btree ("invoice_number");