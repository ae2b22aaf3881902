ALTER TABLE "businesses" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_review_note" CHECK (length("businesses"."review_note") <= 500);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_review_note" CHECK (length("events"."review_note") <= 500);--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_review_note" CHECK (length("jobs"."review_note") <= 500);--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_review_note" CHECK (length("rentals"."review_note") <= 500);--> statement-breakpoint
-- Said by column names since migration 0006; the new one among them (tests/touched.db.test.ts).
DROP TRIGGER events_changed ON events;
--> statement-breakpoint
CREATE TRIGGER events_changed AFTER UPDATE OF id, status, location, address, latitude, longitude, owner_id, photos, version,
  created_at, updated_at, title, description, category, price_cents, currency, date, time, starts_at, duration, organizer,
  image_url, featured, capacity, cancellation, cancelled_at,
  review_asked_at, reviewed_at, review_note ON events FOR EACH STATEMENT EXECUTE FUNCTION touched();
