ALTER TABLE "upload" ADD COLUMN "network_key" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "is_complete" boolean DEFAULT true NOT NULL;