CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" text DEFAULT '' NOT NULL,
	"posting" text NOT NULL,
	"account" text NOT NULL,
	"owner_id" text,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "rental_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"rental_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"quantity" integer NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rental_blocks_period" CHECK ("rental_blocks"."starts_at" < "rental_blocks"."ends_at"),
	CONSTRAINT "rental_blocks_quantity" CHECK ("rental_blocks"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "rental_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"rental_id" text NOT NULL,
	"slot" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"order_id" text,
	"block_id" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "rental_slots_whose" CHECK (("rental_slots"."order_id" is null) <> ("rental_slots"."block_id" is null)),
	CONSTRAINT "rental_slots_slot" CHECK ("rental_slots"."slot" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_quantity";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancellation" text DEFAULT 'flexible' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rental_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "units" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "commission_percent" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_steps" jsonb;--> statement-breakpoint
-- What was bought before policies were shown goes by the most generous one; no commission was agreed on.
UPDATE "orders" SET "starts_at" = coalesce("events"."starts_at", "orders"."created_at"), "commission_percent" = 0,
  "refund_steps" = '[{"hours": 24, "percent": 100}]'
FROM "events" WHERE "events"."id" = "orders"."event_id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "starts_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "commission_percent" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "refund_steps" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "used_by" text;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "min_units" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "max_units" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "lead_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "from_time" text DEFAULT '10:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "to_time" text DEFAULT '20:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "cancellation" text DEFAULT 'moderate' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_blocks" ADD CONSTRAINT "rental_blocks_rental_id_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."rentals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_slots" ADD CONSTRAINT "rental_slots_rental_id_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."rentals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_slots" ADD CONSTRAINT "rental_slots_block_id_rental_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."rental_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("order_id","refund_id","posting","account");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_owner" ON "ledger_entries" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" <> 'done';--> statement-breakpoint
CREATE INDEX "rental_blocks_of_rental" ON "rental_blocks" USING btree ("rental_id","starts_at");--> statement-breakpoint
CREATE INDEX "rental_slots_of_order" ON "rental_slots" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "rental_slots_of_block" ON "rental_slots" USING btree ("block_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rental_id_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."rentals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_rental" ON "orders" USING btree ("rental_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_rental_hold" ON "orders" USING btree ("user_id","rental_id") WHERE "orders"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_item" CHECK (("orders"."kind" = 'event') = ("orders"."event_id" is not null) and ("orders"."kind" = 'rental') = ("orders"."rental_id" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_cents" between 0 and "orders"."amount_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_commission" CHECK ("orders"."commission_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quantity" CHECK ("orders"."quantity" > 0 and "orders"."units" > 0);--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_terms" CHECK ("rentals"."quantity" between 1 and 500 and "rentals"."min_units" between 1 and "rentals"."max_units" and "rentals"."lead_hours" >= 0);--> statement-breakpoint
UPDATE "rentals" SET "from_time" = '16:00', "to_time" = '11:00' WHERE "price_unit" IN ('night', 'week');
--> statement-breakpoint
-- The one thing that decides whether a booking is possible: nobody has the same thing at the same time.
ALTER TABLE "rental_slots" ADD CONSTRAINT "rental_slots_free"
  EXCLUDE USING gist ("rental_id" WITH =, "slot" WITH =, "during" WITH &&);
--> statement-breakpoint
CREATE TRIGGER rental_slots_touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rental_slots FOR EACH STATEMENT EXECUTE FUNCTION touched();
--> statement-breakpoint
-- Double entry is the database's own law: whatever a transaction does, each order's lines sum to zero when it ends.
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_cents) FROM ledger_entries WHERE order_id = NEW.order_id) <> 0 THEN
    RAISE EXCEPTION 'The ledger of order % does not sum to zero.', NEW.order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
--> statement-breakpoint
CREATE FUNCTION ledger_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A line of the ledger is never changed: book another one.' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_kept';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_kept BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_kept();
--> statement-breakpoint
-- The sales so far.
INSERT INTO "ledger_entries" ("id", "order_id", "posting", "account", "owner_id", "amount_cents", "created_at")
SELECT "id" || '-' || account, "id", 'sale', account, NULL, CASE account WHEN 'buyer' THEN -"amount_cents" WHEN 'owner' THEN "amount_cents" ELSE 0 END, coalesce("confirmed_at", "created_at")
FROM "orders", unnest(ARRAY['buyer', 'owner', 'commission']) AS account
WHERE "status" = 'confirmed' AND "amount_cents" > 0;
--> statement-breakpoint
-- Weighed at once: a table whose checks are still to come can't be altered by the migrations that follow.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
-- A sold ticket changes no page, except the one that sells the event out or the one given back: said by column names,
-- because comparing whole rows as JSON was most of what a booking cost (migration 0001 did).
DROP TRIGGER events_changed ON events;
--> statement-breakpoint
CREATE TRIGGER events_changed AFTER UPDATE OF id, status, location, address, latitude, longitude, owner_id, photos, version,
  created_at, updated_at, title, description, category, price_cents, currency, date, time, starts_at, duration, organizer,
  image_url, featured, capacity, cancellation, cancelled_at ON events FOR EACH STATEMENT EXECUTE FUNCTION touched();
--> statement-breakpoint
CREATE TRIGGER events_sold_out AFTER UPDATE OF places_taken ON events FOR EACH ROW
  WHEN ((OLD.places_taken >= OLD.capacity) IS DISTINCT FROM (NEW.places_taken >= NEW.capacity))
  EXECUTE FUNCTION touched();
