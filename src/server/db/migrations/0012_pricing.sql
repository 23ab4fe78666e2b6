CREATE TABLE "price_book_part" (
	"version" integer NOT NULL,
	"part" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "price_book_part_part_version_pk" PRIMARY KEY("part","version")
);
--> statement-breakpoint
CREATE TABLE "price_book" (
	"version" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_observation" (
	"offer_id" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"day" date NOT NULL,
	"unit_cents" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"goods" jsonb NOT NULL,
	"exact_key" text,
	"model_key" text,
	"series_key" text,
	"category_key" text,
	CONSTRAINT "price_observation_offer_id_kind_number_pk" PRIMARY KEY("offer_id","kind","number")
);
--> statement-breakpoint
ALTER TABLE "price_book_part" ADD CONSTRAINT "price_book_part_version_price_book_version_fk" FOREIGN KEY ("version") REFERENCES "price_book"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_observation" ADD CONSTRAINT "price_observation_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_observation_exact" ON "price_observation" USING btree ("exact_key","day" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "price_observation_model" ON "price_observation" USING btree ("model_key","day" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "price_observation_series" ON "price_observation" USING btree ("series_key","day" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "price_observation_category" ON "price_observation" USING btree ("category_key","day" DESC NULLS LAST);