CREATE TABLE "bid_book" (
	"offer_id" text NOT NULL,
	"version" integer NOT NULL,
	"price_book" integer NOT NULL,
	CONSTRAINT "bid_book_offer_id_version_pk" PRIMARY KEY("offer_id","version")
);
--> statement-breakpoint
CREATE TABLE "bid_entries" (
	"offer_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"entries" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bid_entries_offer_id_staff_id_pk" PRIMARY KEY("offer_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "bid_book" ADD CONSTRAINT "bid_book_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_entries" ADD CONSTRAINT "bid_entries_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_entries" ADD CONSTRAINT "bid_entries_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bid_entries_of_staff" ON "bid_entries" USING btree ("staff_id");