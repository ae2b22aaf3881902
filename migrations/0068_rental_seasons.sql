CREATE TABLE "rental_seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"rental_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"price_cents" integer NOT NULL,
	"min_units" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rental_seasons_days" CHECK ("rental_seasons"."first_day" <= "rental_seasons"."last_day"),
	CONSTRAINT "rental_seasons_price" CHECK ("rental_seasons"."price_cents" > 0),
	CONSTRAINT "rental_seasons_min_units" CHECK ("rental_seasons"."min_units" between 1 and 365)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stay_price" jsonb;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "cleaning_fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "week_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "month_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rental_seasons" ADD CONSTRAINT "rental_seasons_rental_id_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."rentals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_extras" CHECK ("rentals"."cleaning_fee_cents" >= 0 and "rentals"."week_discount" between 0 and 90 and "rentals"."month_discount" between 0 and 90);--> statement-breakpoint
-- By hand: no day of a rental lies in two periods.
ALTER TABLE "rental_seasons" ADD CONSTRAINT "rental_seasons_apart"
  EXCLUDE USING gist ("rental_id" WITH =, daterange("first_day", "last_day", '[]') WITH &&);--> statement-breakpoint
CREATE TRIGGER rental_seasons_touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rental_seasons FOR EACH STATEMENT EXECUTE FUNCTION touched();
