ALTER TABLE "rental_seasons" ADD COLUMN "weekend_price_cents" integer;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "weekend_price_cents" integer;--> statement-breakpoint
ALTER TABLE "rental_seasons" ADD CONSTRAINT "rental_seasons_weekend_price" CHECK ("rental_seasons"."weekend_price_cents" > 0);--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_weekend_price" CHECK ("rentals"."weekend_price_cents" > 0);