ALTER TABLE "orders" ADD COLUMN "deposit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_way" text;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "deposit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "deposit_way" text DEFAULT 'either' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit" CHECK ("orders"."deposit_cents" >= 0 and ("orders"."deposit_cents" = 0) = ("orders"."deposit_way" is null));--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_deposit" CHECK ("rentals"."deposit_cents" >= 0);