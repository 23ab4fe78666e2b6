ALTER TABLE "offer" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_assigned_to_staff_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_assigned" ON "offer" USING btree ("assigned_to") WHERE "offer"."assigned_to" is not null;