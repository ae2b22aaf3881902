ALTER TABLE "events" ADD COLUMN "business_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "line_up" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "doors" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "dress_code" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "included" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "business_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay_from_cents" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay_to_cents" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "weekly_hours" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "shifts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "bed" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "floor_area" integer;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "pets" text;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "house_rules" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "events_place" ON "events" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "jobs_place" ON "jobs" USING btree ("business_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_min_age" CHECK ("events"."min_age" between 18 and 99);--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_pay" CHECK ("jobs"."pay_from_cents" >= 0 and "jobs"."pay_to_cents" >= "jobs"."pay_from_cents");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_weekly_hours" CHECK ("jobs"."weekly_hours" between 1 and 60);--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_floor_area" CHECK ("rentals"."floor_area" > 0);--> statement-breakpoint
-- What the words of a salary name, read as src/features/jobs/salary.ts reads them; the words themselves stay as they are.
UPDATE "jobs" SET "pay_from_cents" = read.least * 100, "pay_to_cents" = read.most * 100
FROM (
	SELECT id, amounts[1] AS least, amounts[2] AS most
	FROM (
		SELECT id, ARRAY(
			SELECT CASE WHEN one ~ '[.,]\d{3}$' THEN translate(one, '.,', '') ELSE replace(one, ',', '.') END::numeric
			FROM unnest(ARRAY[coalesce(found[1], found[3]), coalesce(found[2], found[4], found[1], found[3])]) WITH ORDINALITY AS said(one, place)
			ORDER BY place
		) AS amounts
		FROM (
			SELECT id, regexp_match(
				replace(coalesce("salary"->>'en', "salary"->>'es'), chr(160), ' '),
				'(?:€|EUR)\s?(\d{1,3}(?:[.,]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?)(?:\s?(?:-|–|—|to|a|y|and)\s?€?\s?(\d{1,3}(?:[.,]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?))?|(\d{1,3}(?:[.,]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?)(?:\s?(?:-|–|—|to|a|y|and)\s?€?\s?(\d{1,3}(?:[.,]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?))?\s?(?:€|euros?\y|EUR\y)',
				'i'
			) AS found
			FROM "jobs" WHERE "salary_type" IS NOT NULL
		) AS matched WHERE found IS NOT NULL
	) AS counted
) AS read
WHERE read.id = "jobs"."id" AND read.least > 0 AND read.least <= read.most AND read.most <= 9999999;
