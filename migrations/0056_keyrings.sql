ALTER TABLE "users" ADD COLUMN "keyring" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "keyring" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "payable_from" timestamp with time zone;