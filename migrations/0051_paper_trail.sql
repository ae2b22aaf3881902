DROP INDEX "invoices_once";--> statement-breakpoint
DROP INDEX "invoices_month";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_version" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_version" date;--> statement-breakpoint
ALTER TABLE "traders" ADD COLUMN "terms_version" date;--> statement-breakpoint
ALTER TABLE "traders" ADD COLUMN "vat_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id","refund_id","kind") WHERE "invoices"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_month" ON "invoices" USING btree ("recipient_id","month") WHERE "invoices"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_cancelled" CHECK (("invoices"."cancelled_at" is null) = ("invoices"."cancel_reason" is null) and ("invoices"."cancelled_at" is null) = ("invoices"."cancelled_by" is null));--> statement-breakpoint
-- An invoice is never changed or deleted, but for one thing, once: that it was cancelled. The generated column is not
-- computed yet when this runs.
CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  besides constant text[] := array['cancelled_at', 'cancel_reason', 'cancelled_by', 'told'];
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL
    AND to_jsonb(NEW) - besides = to_jsonb(OLD) - besides THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'An invoice is never changed or deleted' USING ERRCODE = 'restrict_violation';
END $$;
