-- What was deleted with a reason is shown to its owner from now on. Of what is deleted already the reason was one for a
-- draft that came back, and whoever deleted it has seen it.
UPDATE "events" SET "review_note" = NULL WHERE "status" = 'withdrawn' AND "review_note" IS NOT NULL;--> statement-breakpoint
UPDATE "rentals" SET "review_note" = NULL WHERE "status" = 'withdrawn' AND "review_note" IS NOT NULL;--> statement-breakpoint
UPDATE "businesses" SET "review_note" = NULL WHERE "status" = 'withdrawn' AND "review_note" IS NOT NULL;--> statement-breakpoint
UPDATE "jobs" SET "review_note" = NULL WHERE "status" = 'withdrawn' AND "review_note" IS NOT NULL;
