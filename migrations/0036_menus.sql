ALTER TABLE "businesses" ADD COLUMN "menu" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "offer" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "offer_from" date;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "offer_until" date;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_offer" CHECK ("businesses"."offer_until" >= "businesses"."offer_from");