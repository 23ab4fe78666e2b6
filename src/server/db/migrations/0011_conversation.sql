ALTER TABLE "offer_message" ADD COLUMN "answers" text;--> statement-breakpoint
ALTER TABLE "offer_message" ADD COLUMN "asks" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_message" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "seller_is_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "provider_is_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "offer_message" "m" SET "asks" = false, "answers" = (SELECT "q"."id" FROM "offer_message" "q" WHERE "q"."offer_id" = "m"."offer_id" AND "q"."author" = 'customer' AND "q"."number" < "m"."number" ORDER BY "q"."number" DESC LIMIT 1) WHERE "author" = 'provider';--> statement-breakpoint
UPDATE "offer_message" "m" SET "asks" = false WHERE "author" = 'customer' AND EXISTS (SELECT FROM "offer_message" "a" WHERE "a"."offer_id" = "m"."offer_id" AND "a"."author" = 'provider' AND "a"."number" > "m"."number");--> statement-breakpoint
UPDATE "offer" SET "provider_is_asked" = true WHERE EXISTS (SELECT FROM "offer_message" "m" WHERE "m"."offer_id" = "offer"."id" AND "m"."asks");
