ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "bearer" text DEFAULT 'both' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "refund_percent" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0 and "refunds"."attempt" > 0);--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_cancelled" CHECK (("tickets"."cancelled_at" is null) = ("tickets"."refund_percent" is null));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_used_or_cancelled" CHECK ("tickets"."used_at" is null or "tickets"."cancelled_at" is null);--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_percent" CHECK ("tickets"."refund_percent" between 0 and 100);