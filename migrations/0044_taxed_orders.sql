CREATE TABLE "house_trader" (
	"id" text PRIMARY KEY DEFAULT 'house' NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"birth_date" date,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"town" text NOT NULL,
	"country" text NOT NULL,
	"tax_number" text NOT NULL,
	"register" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "house_trader_one" CHECK ("house_trader"."id" = 'house')
);
--> statement-breakpoint
DROP INDEX "invoices_of_issuer";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "vat_supply" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "told" text GENERATED ALWAYS AS (series || '-' || lpad(number::text, 6, '0') || ' ' || (issuer ->> 'name') || ' ' || coalesce(recipient ->> 'name', '') || ' ' || coalesce(order_id, '')) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "supply" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_percent" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_exempt_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bill_to" jsonb;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "vat_supply" text;--> statement-breakpoint
CREATE INDEX "invoices_of_recipient" ON "invoices" USING btree ("recipient_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin (searchable(coalesce(told, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_named" ON "orders" USING btree ("created_at") WHERE "orders"."bill_to" is not null;--> statement-breakpoint
CREATE INDEX "invoices_of_issuer" ON "invoices" USING btree ("issuer_id","issued_at","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vat" CHECK ("orders"."vat_percent" between 0 and 100);--> statement-breakpoint
-- What was sold before is taxed as its category usually is, at the rates of these days.
UPDATE "orders" SET "supply" = CASE
	WHEN "kind" = 'plan' THEN 'platform'
	WHEN "kind" = 'event' THEN (SELECT CASE WHEN "category" IN ('concert', 'festival') THEN 'liveCulture' ELSE 'entry' END FROM "events" WHERE "events"."id" = "orders"."item_id")
	WHEN "kind" = 'rental' THEN (SELECT CASE WHEN "category" IN ('apartment', 'villa') THEN 'lodgingOnly' ELSE 'hire' END FROM "rentals" WHERE "rentals"."id" = "orders"."item_id")
END;--> statement-breakpoint
UPDATE "orders" SET
	"vat_percent" = CASE "supply" WHEN 'liveCulture' THEN 10 WHEN 'lodgingOnly' THEN 0 ELSE 21 END,
	"vat_exempt_by" = CASE "supply" WHEN 'lodgingOnly' THEN 'art. 20.Uno.23.º' END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "supply" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "vat_percent" SET NOT NULL;--> statement-breakpoint
-- The house is a seller too: what nobody else owns is for sale once it has said who it is (see 0037).
CREATE OR REPLACE FUNCTION seller_unknown(owner text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN owner IS NULL THEN NOT EXISTS (SELECT FROM house_trader)
    ELSE NOT EXISTS (SELECT FROM traders WHERE owner_id = owner AND standing = 'good')
  END
$$;--> statement-breakpoint
CREATE FUNCTION house_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_unknown boolean := seller_unknown(NULL);
BEGIN
  UPDATE events SET seller_unknown = is_unknown WHERE owner_id IS NULL AND seller_unknown <> is_unknown;
  UPDATE rentals SET seller_unknown = is_unknown WHERE owner_id IS NULL AND seller_unknown <> is_unknown;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER house_told AFTER INSERT OR DELETE ON house_trader FOR EACH STATEMENT EXECUTE FUNCTION house_told();--> statement-breakpoint
CREATE TRIGGER house_trader_touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON house_trader FOR EACH STATEMENT EXECUTE FUNCTION touched();--> statement-breakpoint
UPDATE "events" SET "seller_unknown" = true WHERE "owner_id" IS NULL;--> statement-breakpoint
UPDATE "rentals" SET "seller_unknown" = true WHERE "owner_id" IS NULL;
