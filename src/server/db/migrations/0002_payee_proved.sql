-- What stands in an account whose address nobody has proved may be a stranger's: it is asked again once the address is confirmed.
UPDATE "account" SET "iban" = NULL, "paypal" = NULL, "account_holder" = NULL, "tax_id" = NULL, "tax_id_type" = NULL, "vat_status" = NULL, "vat_status_at" = NULL WHERE NOT "email_confirmed";--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_payee_proved" CHECK ("account"."email_confirmed" or num_nonnulls("account"."iban", "account"."paypal", "account"."account_holder", "account"."tax_id", "account"."vat_status") = 0);
