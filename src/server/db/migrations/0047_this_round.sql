ALTER TABLE "offer" ADD COLUMN "device_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_devices" ON "offer" USING gin ("device_keys");--> statement-breakpoint
-- The next start writes what follows from the sale, before it answers anybody.
UPDATE "offer" SET "desk_task" = '';