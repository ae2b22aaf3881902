ALTER TABLE "events" ADD COLUMN "line_up" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "doors" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "dress_code" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "included" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_min_age" CHECK ("events"."min_age" between 18 and 99);