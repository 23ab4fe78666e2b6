CREATE TABLE "offer_message" (
	"offer_id" text NOT NULL,
	"number" integer NOT NULL,
	"id" text NOT NULL,
	"author" text NOT NULL,
	"item_id" text,
	"text" text NOT NULL,
	"written_by" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_message_offer_id_number_pk" PRIMARY KEY("offer_id","number"),
	CONSTRAINT "offer_message_offer_id_id_unique" UNIQUE("offer_id","id")
);
--> statement-breakpoint
ALTER TABLE "offer_message" ADD CONSTRAINT "offer_message_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;