ALTER TABLE "rentals" ADD COLUMN "bedrooms" integer;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "beds" integer;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "bathrooms" integer;--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_rooms" CHECK ("rentals"."bedrooms" >= 0 and "rentals"."beds" > 0 and "rentals"."bathrooms" >= 0);--> statement-breakpoint
-- Phones of before are read by a program: where there are people, a task brings theirs to one form (app/server/phones.ts).
INSERT INTO "tasks" ("id", "name", "payload", "run_at")
SELECT 'phones', 'phones', '{}', now() WHERE EXISTS (SELECT FROM "users");
