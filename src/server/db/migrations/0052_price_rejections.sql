CREATE TABLE "price_rejection" (
	"key" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
