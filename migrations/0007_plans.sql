CREATE TABLE "subscriptions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"months_paid" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"next_plan" text,
	"ends_with_period" boolean DEFAULT false NOT NULL,
	"renew_at" timestamp with time zone,
	"grace_until" timestamp with time zone,
	"provider" text NOT NULL,
	"customer" text,
	"method" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."period_start" < "subscriptions"."period_end")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_item";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("renew_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_plan_hold" ON "orders" USING btree ("user_id") WHERE "orders"."status" = 'pending' and "orders"."kind" = 'plan';--> statement-breakpoint
CREATE INDEX "payments_under_way" ON "payments" USING btree ("created_at","id") WHERE "payments"."status" in ('open', 'processing');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_item" CHECK (("orders"."kind" = 'event') = ("orders"."event_id" is not null) and ("orders"."kind" = 'rental') = ("orders"."rental_id" is not null) and ("orders"."kind" = 'plan') = ("orders"."plan" is not null));
--> statement-breakpoint
-- What is public already has been seen.
UPDATE "events" SET "reviewed_at" = "updated_at" WHERE "status" = 'published';
--> statement-breakpoint
UPDATE "rentals" SET "reviewed_at" = "updated_at" WHERE "status" = 'published';
--> statement-breakpoint
UPDATE "businesses" SET "reviewed_at" = "updated_at" WHERE "status" = 'published';
--> statement-breakpoint
UPDATE "jobs" SET "reviewed_at" = "updated_at" WHERE "status" = 'published';
--> statement-breakpoint
DROP TRIGGER events_changed ON events;
--> statement-breakpoint
CREATE TRIGGER events_changed AFTER UPDATE OF id, status, location, address, latitude, longitude, owner_id, photos, version,
  created_at, updated_at, title, description, category, price_cents, currency, date, time, starts_at, duration, organizer,
  image_url, featured, capacity, cancellation, cancelled_at,
  review_asked_at, reviewed_at ON events FOR EACH STATEMENT EXECUTE FUNCTION touched();
