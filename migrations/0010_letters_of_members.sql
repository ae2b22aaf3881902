ALTER TABLE "mails" ADD COLUMN "user_id" text;--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
-- Letters that are there already: those that an act of a member caused at the very instant of it.
UPDATE "mails" SET "user_id" = "moments"."user_id" FROM (
  SELECT 'welcome' AS "letter", "email" AS "recipient", "created_at" AS "at", "id" AS "user_id" FROM "users"
  UNION ALL SELECT 'passwordReset', "users"."email", "password_resets"."created_at", "users"."id"
    FROM "password_resets" JOIN "users" ON "users"."id" = "password_resets"."user_id"
  UNION ALL SELECT 'order', "users"."email", "orders"."confirmed_at", "users"."id"
    FROM "orders" JOIN "users" ON "users"."id" = "orders"."user_id"
  UNION ALL SELECT 'applicationReceived', "email", "submitted_at", "user_id" FROM "job_applications"
) AS "moments"
WHERE "mails"."letter" = "moments"."letter" AND "mails"."recipient" = "moments"."recipient" AND "mails"."created_at" = "moments"."at";
