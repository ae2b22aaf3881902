ALTER TABLE "orders" DROP CONSTRAINT "orders_quantity";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guests" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quantity" CHECK ("orders"."quantity" > 0 and "orders"."units" > 0 and "orders"."guests" > 0);