CREATE TABLE "firm_invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"firm_id" text NOT NULL,
	"email" text NOT NULL,
	"rights" text[] NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firm_member" (
	"account_id" text PRIMARY KEY NOT NULL,
	"firm_id" text NOT NULL,
	"rights" text[] NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firm" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "offer_of_seller";--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "firm_id" text;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "holder" text GENERATED ALWAYS AS (coalesce(firm_id, email_key)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "firm_invitation" ADD CONSTRAINT "firm_invitation_firm_id_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "firm"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_member" ADD CONSTRAINT "firm_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_member" ADD CONSTRAINT "firm_member_firm_id_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "firm"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "firm_invitation_of_address" ON "firm_invitation" USING btree ("firm_id","email");--> statement-breakpoint
CREATE INDEX "firm_member_of_firm" ON "firm_member" USING btree ("firm_id");--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_firm_id_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "firm"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_of_holder" ON "offer" USING btree ("holder","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_of_seller" ON "offer" USING btree ("email_key");