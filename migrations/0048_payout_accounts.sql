CREATE TABLE "owner_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "owner_transfers_amount" CHECK ("owner_transfers"."amount_cents" > 0 and "owner_transfers"."fee_cents" between 0 and "owner_transfers"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "money_comparisons" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"ledger_cents" bigint NOT NULL,
	"provider_cents" bigint NOT NULL,
	"owners_ledger_cents" bigint NOT NULL,
	"owners_provider_cents" bigint NOT NULL,
	"under_way" integer NOT NULL,
	"differences" jsonb NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_comparisons_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "provider_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"cost_cents" integer NOT NULL,
	"order_id" text,
	"payment_id" text,
	"charge_id" text,
	"transfer_id" text,
	"fee_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"standing" text NOT NULL,
	"refuses_payouts" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"payment_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"owner_id" text NOT NULL,
	"way" text NOT NULL,
	"account" text,
	"holder" text,
	"sealed_iban" text,
	"iban_country" text,
	"iban_tail" text,
	"standing" text NOT NULL,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"missing_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_accounts_owner_id_way_pk" PRIMARY KEY("owner_id","way"),
	CONSTRAINT "payout_accounts_way" CHECK (case when "payout_accounts"."way" = 'bank' then "payout_accounts"."account" is null and "payout_accounts"."holder" is not null and "payout_accounts"."sealed_iban" is not null and "payout_accounts"."iban_country" is not null and "payout_accounts"."iban_tail" is not null else "payout_accounts"."account" is not null and "payout_accounts"."sealed_iban" is null end)
);
--> statement-breakpoint
CREATE TABLE "payout_way" (
	"id" integer PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	CONSTRAINT "payout_way_one" CHECK ("payout_way"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "paid_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "owner_unpayable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payout_account" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "provider_payout_id" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "status" text DEFAULT 'paid' NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "owner_unpayable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "owner_transfers" ADD CONSTRAINT "owner_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_moves" ADD CONSTRAINT "provider_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_moves" ADD CONSTRAINT "sandbox_moves_account_sandbox_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."sandbox_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owner_transfers_of_order" ON "owner_transfers" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "owner_transfers_open" ON "owner_transfers" USING btree ("created_at") WHERE "owner_transfers"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "provider_moves_of_order" ON "provider_moves" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "provider_moves_newest" ON "provider_moves" USING btree ("provider","created_at");--> statement-breakpoint
CREATE INDEX "provider_moves_charge" ON "provider_moves" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "provider_moves_transfer" ON "provider_moves" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "provider_moves_fee" ON "provider_moves" USING btree ("fee_id");--> statement-breakpoint
CREATE INDEX "sandbox_moves_of_account" ON "sandbox_moves" USING btree ("account");--> statement-breakpoint
CREATE INDEX "sandbox_moves_of_payment" ON "sandbox_moves" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_moves_newest" ON "sandbox_moves" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_under_way" ON "payouts" USING btree ("created_at") WHERE "payouts"."status" in ('asked', 'sent');--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_by" CHECK (("payouts"."paid_by" is null) = ("payouts"."account" is not null));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_failed" CHECK (("payouts"."failure" is not null) = ("payouts"."status" = 'failed'));--> statement-breakpoint
-- Whether an owner can be paid stands in the rows of what is sold, beside whether they are known (0037).
CREATE FUNCTION owner_unpayable(owner text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT owner IS NOT NULL AND NOT EXISTS (
    SELECT FROM payout_accounts a
    WHERE a.owner_id = owner AND a.standing = 'ready' AND a.way = coalesce((SELECT w.way FROM payout_way w), 'bank')
  )
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_sold_by() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seller_unknown := seller_unknown(NEW.owner_id);
  NEW.owner_unpayable := owner_unpayable(NEW.owner_id);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION payout_account_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner text := coalesce(NEW.owner_id, OLD.owner_id);
  is_unpayable boolean := owner_unpayable(owner);
BEGIN
  UPDATE events SET owner_unpayable = is_unpayable WHERE owner_id = owner AND owner_unpayable <> is_unpayable;
  UPDATE rentals SET owner_unpayable = is_unpayable WHERE owner_id = owner AND owner_unpayable <> is_unpayable;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER payout_accounts_told AFTER INSERT OR UPDATE OF standing OR DELETE ON payout_accounts FOR EACH ROW EXECUTE FUNCTION payout_account_told();--> statement-breakpoint
-- A house that pays in another way from now on asks its owners again.
CREATE FUNCTION payout_way_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE events SET owner_unpayable = owner_unpayable(owner_id) WHERE owner_unpayable <> owner_unpayable(owner_id);
  UPDATE rentals SET owner_unpayable = owner_unpayable(owner_id) WHERE owner_unpayable <> owner_unpayable(owner_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER payout_way_told AFTER INSERT OR UPDATE OR DELETE ON payout_way FOR EACH ROW EXECUTE FUNCTION payout_way_told();--> statement-breakpoint
-- What owners sell already waits for them to say where they are paid.
UPDATE "events" SET "owner_unpayable" = true WHERE "owner_id" IS NOT NULL;--> statement-breakpoint
UPDATE "rentals" SET "owner_unpayable" = true WHERE "owner_id" IS NOT NULL;--> statement-breakpoint
-- What the sandbox has taken and given back so far, which only the house remembered.
INSERT INTO sandbox_moves (id, kind, amount_cents, payment_id, created_at)
  SELECT 'txn_' || p.id, 'charge', p.amount_cents, p.id, p.created_at FROM payments p
  WHERE p.provider = 'sandbox' AND p.status IN ('processing', 'succeeded', 'refunded');--> statement-breakpoint
INSERT INTO sandbox_moves (id, kind, amount_cents, payment_id, created_at)
  SELECT 'txn_' || r.id, 'refund', -r.amount_cents, p.id, coalesce(r.done_at, r.created_at) FROM refunds r
  JOIN payments p ON p.order_id = r.order_id AND p.status IN ('succeeded', 'refunded')
  WHERE p.provider = 'sandbox' AND r.status = 'done';--> statement-breakpoint
INSERT INTO sandbox_moves (id, kind, amount_cents, payment_id, created_at)
  SELECT 'txn_' || l.refund_id || '_' || l.posting, 'adjustment', -l.amount_cents, p.id, l.created_at FROM ledger_entries l
  JOIN payments p ON p.order_id = l.order_id AND p.status IN ('succeeded', 'refunded')
  WHERE p.provider = 'sandbox' AND l.account = 'refund' AND l.posting IN ('dispute', 'reinstatement');
