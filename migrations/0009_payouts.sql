CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"number" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"orders" integer NOT NULL,
	"reference" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"paid_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_cents" > 0 and "payouts"."orders" > 0),
	CONSTRAINT "payouts_reference" CHECK (length("payouts"."reference") between 1 and 140)
);
--> statement-breakpoint
CREATE TABLE "feature_packages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"kind" text,
	"listing_id" text,
	"featured_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feature_packages_state" CHECK (("feature_packages"."status" = 'open') = ("feature_packages"."listing_id" is null) and ("feature_packages"."listing_id" is null) = ("feature_packages"."kind" is null) and ("feature_packages"."listing_id" is null) = ("feature_packages"."featured_until" is null))
);
--> statement-breakpoint
DROP INDEX "ledger_entries_once";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "payout_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "advanced_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_packages" ADD CONSTRAINT "feature_packages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_next" ON "payouts" USING btree ("owner_id","number");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feature_packages_newest" ON "feature_packages" USING btree ("status","bought_at","id");--> statement-breakpoint
CREATE INDEX "feature_packages_over" ON "feature_packages" USING btree ("featured_until");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("order_id","refund_id","payout_id","posting","account");--> statement-breakpoint
-- The months of Advanced that were paid so far.
UPDATE "subscriptions" SET "advanced_months" = (
  SELECT count(*) FROM "orders" WHERE "orders"."user_id" = "subscriptions"."user_id" AND "orders"."plan" = 'advanced' AND "orders"."status" = 'confirmed'
);
--> statement-breakpoint
-- The packages that were bought so far.
INSERT INTO "feature_packages" ("id", "user_id", "bought_at", "updated_at")
SELECT "id", "user_id", coalesce("confirmed_at", "created_at"), coalesce("confirmed_at", "created_at")
FROM "orders" WHERE "plan" = 'features' AND "status" = 'confirmed';
