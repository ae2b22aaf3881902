ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "ownerless" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ownerless" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "ownerless" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "ownerless" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "proposed_by" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_proposed_by" ON "submissions" USING btree ("proposed_by");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_suspended" CHECK (("users"."suspended_at" is null) = ("users"."suspension_reason" is null) and length("users"."suspension_reason") <= 500);--> statement-breakpoint
-- What a visitor proposed before proposals had accounts belongs to nobody: the desk is told, and hands it over. What the
-- desk wrote itself was and stays the house's own.
UPDATE "events" SET "ownerless" = true WHERE "owner_id" IS NULL AND "id" IN (SELECT "listing_id" FROM "submissions");--> statement-breakpoint
UPDATE "rentals" SET "ownerless" = true WHERE "owner_id" IS NULL AND "id" IN (SELECT "listing_id" FROM "submissions");--> statement-breakpoint
UPDATE "businesses" SET "ownerless" = true WHERE "owner_id" IS NULL AND "id" IN (SELECT "listing_id" FROM "submissions");--> statement-breakpoint
UPDATE "jobs" SET "ownerless" = true WHERE "owner_id" IS NULL AND "id" IN (SELECT "listing_id" FROM "submissions");
