CREATE TABLE "finding" (
	"id" text PRIMARY KEY NOT NULL,
	"plate" text NOT NULL,
	"offer_id" text NOT NULL,
	"item_id" text NOT NULL,
	"code" text NOT NULL,
	"deduction" text,
	"note" text,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_test" (
	"plate" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"audit" jsonb,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_plate_unit_plate_fk" FOREIGN KEY ("plate") REFERENCES "unit"("plate") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_test" ADD CONSTRAINT "unit_test_plate_unit_plate_fk" FOREIGN KEY ("plate") REFERENCES "unit"("plate") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_test" ADD CONSTRAINT "unit_test_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finding_of_offer" ON "finding" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "finding_once" ON "finding" USING btree ("plate","code");--> statement-breakpoint
CREATE INDEX "unit_test_of_offer" ON "unit_test" USING btree ("offer_id");