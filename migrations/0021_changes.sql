ALTER TABLE "events" ADD COLUMN "moved_from" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "moved_from" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_moved" CHECK (("orders"."moved_from" is null) = ("orders"."return_until" is null));