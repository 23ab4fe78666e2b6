-- Sessions go on: their tokens are replaced by what is stored of them from now on, and none lasts longer than 90 days.
ALTER TABLE "account_session" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
ALTER TABLE "account_session" RENAME CONSTRAINT "account_session_token_unique" TO "account_session_token_hash_unique";--> statement-breakpoint
UPDATE "account_session" SET "token_hash" = encode(sha256(convert_to("token_hash", 'UTF8')), 'hex'), "expires_at" = least("expires_at", "created_at" + interval '90 days');--> statement-breakpoint
ALTER TABLE "account_session" DROP COLUMN "ip_address";--> statement-breakpoint
ALTER TABLE "staff_session" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
ALTER TABLE "staff_session" RENAME CONSTRAINT "staff_session_token_unique" TO "staff_session_token_hash_unique";--> statement-breakpoint
UPDATE "staff_session" SET "token_hash" = encode(sha256(convert_to("token_hash", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "staff_session" DROP COLUMN "ip_address";--> statement-breakpoint
-- One password for each account: the row needs no key of its own.
DELETE FROM "account_credential" WHERE "provider" <> 'credential' OR "password" IS NULL;--> statement-breakpoint
DROP INDEX "account_credential_per_provider";--> statement-breakpoint
ALTER TABLE "account_credential" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "account_credential" DROP COLUMN "provider";--> statement-breakpoint
ALTER TABLE "account_credential" DROP COLUMN "provider_account_id";--> statement-breakpoint
ALTER TABLE "account_credential" RENAME COLUMN "password" TO "password_hash";--> statement-breakpoint
ALTER TABLE "account_credential" ALTER COLUMN "password_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "account_credential" ADD PRIMARY KEY ("account_id");--> statement-breakpoint
DELETE FROM "staff_credential" WHERE "provider" <> 'credential' OR "password" IS NULL;--> statement-breakpoint
DROP INDEX "staff_credential_per_provider";--> statement-breakpoint
ALTER TABLE "staff_credential" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "staff_credential" DROP COLUMN "provider";--> statement-breakpoint
ALTER TABLE "staff_credential" DROP COLUMN "provider_account_id";--> statement-breakpoint
ALTER TABLE "staff_credential" RENAME COLUMN "password" TO "password_hash";--> statement-breakpoint
ALTER TABLE "staff_credential" ALTER COLUMN "password_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_credential" ADD PRIMARY KEY ("staff_id");--> statement-breakpoint
ALTER TABLE "staff" DROP COLUMN "email_confirmed";--> statement-breakpoint
ALTER TABLE "staff" DROP COLUMN "name";
