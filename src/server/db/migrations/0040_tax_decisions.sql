CREATE TABLE "tax_decision" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"version" integer NOT NULL,
	"decision" jsonb NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vat_check" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"vat_id" text NOT NULL,
	"result" text NOT NULL,
	"request_id" text,
	"failure" text,
	"by" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "tax_desk" jsonb;--> statement-breakpoint
ALTER TABLE "tax_decision" ADD CONSTRAINT "tax_decision_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_check" ADD CONSTRAINT "vat_check_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_decision_of_offer" ON "tax_decision" USING btree ("offer_id","at");--> statement-breakpoint
CREATE INDEX "vat_check_of_offer" ON "vat_check" USING btree ("offer_id","at");