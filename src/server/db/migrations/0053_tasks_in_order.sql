DROP INDEX "offer_at_desk";--> statement-breakpoint
CREATE INDEX "offer_of_task" ON "offer" USING btree ("desk_task","desk_side","desk_due","desk_less","id");--> statement-breakpoint
CREATE INDEX "offer_asked" ON "offer" USING btree ("desk_side","desk_due","desk_less","id") WHERE "offer"."desk_side" <> 3 and ("offer"."seller_is_asked" or "offer"."provider_is_asked");--> statement-breakpoint
CREATE INDEX "offer_at_desk" ON "offer" USING btree ("desk_side","desk_due","desk_less","id");