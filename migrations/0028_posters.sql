ALTER TABLE "businesses" ADD COLUMN "chosen_poster" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "chosen_poster" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "chosen_poster" text;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "chosen_poster" text;