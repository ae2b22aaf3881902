ALTER TABLE "jobs" ADD COLUMN "openings" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_openings" CHECK ("jobs"."openings" between 1 and 99);