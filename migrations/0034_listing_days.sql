CREATE TABLE "listing_days" (
	"listing_id" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer NOT NULL,
	"calls" integer NOT NULL,
	"routes" integer NOT NULL,
	CONSTRAINT "listing_days_listing_id_kind_day_source_pk" PRIMARY KEY("listing_id","kind","day","source")
);
--> statement-breakpoint
CREATE INDEX "listing_days_day" ON "listing_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "orders_confirmed_of_item" ON "orders" USING btree ("item_id","confirmed_at") WHERE "orders"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_listings_of_listing" ON "saved_listings" USING btree ("listing_id","saved_at");