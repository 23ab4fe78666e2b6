CREATE TABLE "sign_off" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"price_version" integer NOT NULL,
	"amount" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_name" text,
	"remark" text,
	"answered_at" timestamp with time zone,
	"way" text,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sign_off" ADD CONSTRAINT "sign_off_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_off_of_offer" ON "sign_off" USING btree ("offer_id","asked_at");