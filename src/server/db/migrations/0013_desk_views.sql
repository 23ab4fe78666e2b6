CREATE TABLE "desk_view" (
	"socket_id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"took_over_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_saved_view" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_view" ADD CONSTRAINT "desk_view_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_saved_view" ADD CONSTRAINT "desk_saved_view_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_view_of_offer" ON "desk_view" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "saved_view_of_staff" ON "desk_saved_view" USING btree ("staff_id");