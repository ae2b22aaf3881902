ALTER TABLE "events" ADD COLUMN "moved_from" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "moved_from" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_moved" CHECK (("orders"."moved_from" is null) = ("orders"."return_until" is null));--> statement-breakpoint
-- An event that was moved before left its orders where they were sold: from now on they say when it is.
UPDATE "orders" SET "starts_at" = "events"."starts_at" FROM "events"
WHERE "orders"."event_id" = "events"."id" AND "orders"."status" IN ('pending', 'confirmed')
  AND "events"."starts_at" IS NOT NULL AND "orders"."starts_at" <> "events"."starts_at";
