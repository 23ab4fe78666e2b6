CREATE TABLE "api_token" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
INSERT INTO "api_token" ("id", "name", "scopes", "token_hash", "created_at", "created_by", "expires_at", "last_used_at", "revoked_at")
	SELECT "id", "name", '{erasureReports}', "token_hash", "created_at", "created_by", now() + interval '730 days', "last_used_at", "revoked_at" FROM "wipe_token";
--> statement-breakpoint
DROP TABLE "wipe_token" CASCADE;