ALTER TABLE "api_token" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_account_id_firm_member_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "firm_member"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_account_id_firm_member_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "firm_member"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_of_member" ON "api_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoint_of_member" ON "webhook_endpoint" USING btree ("account_id");