CREATE TABLE "security_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"result" text NOT NULL,
	"doer" text,
	"about" text,
	"network" text,
	"changed" text[],
	"times" integer
);
--> statement-breakpoint
CREATE INDEX "security_event_at" ON "security_event" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_event_of_kind" ON "security_event" USING btree ("what","at","id");--> statement-breakpoint
CREATE INDEX "security_event_of_doer" ON "security_event" USING btree ("doer","at","id");--> statement-breakpoint
CREATE INDEX "security_event_about" ON "security_event" USING btree ("about","at","id");