CREATE TABLE "scan" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"scan" jsonb,
	"told" jsonb,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "unit_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plate" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit" (
	"plate" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"item_id" text,
	"serial" text,
	"serial_key" text,
	"inventory_number" text,
	"inventory_key" text,
	"model" text,
	"arrived_at" timestamp with time zone NOT NULL,
	"place" text,
	"parcel" text,
	"hold" jsonb,
	"battery_damaged_at" timestamp with time zone,
	"note" text,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"scan_id" text NOT NULL,
	"number" integer NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_event" ADD CONSTRAINT "unit_event_plate_unit_plate_fk" FOREIGN KEY ("plate") REFERENCES "unit"("plate") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scan_of_offer" ON "scan" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "unit_event_of_unit" ON "unit_event" USING btree ("plate","id");--> statement-breakpoint
CREATE INDEX "unit_of_offer" ON "unit" USING btree ("offer_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "unit_serial" ON "unit" USING btree ("offer_id","serial_key") WHERE "unit"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "unit_by_serial" ON "unit" USING btree ("serial_key") WHERE "unit"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "unit_by_inventory" ON "unit" USING btree ("inventory_key") WHERE "unit"."removed_at" is null;