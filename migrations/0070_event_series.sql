ALTER TABLE "events" ADD COLUMN "series_id" text;--> statement-breakpoint
CREATE INDEX "events_series" ON "events" USING btree ("series_id") WHERE "events"."series_id" is not null;