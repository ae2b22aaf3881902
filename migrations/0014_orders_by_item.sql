-- An order is of a kind and an item, whatever can be bought (docs/decisions/0035). What the database needs as references
-- it makes of the two by itself, so that nobody has to write or read one column for each kind.
ALTER TABLE "orders" ADD COLUMN "item_id" text;--> statement-breakpoint
UPDATE "orders" SET "item_id" = coalesce("event_id", "rental_id", "user_id");--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "item_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_item";--> statement-breakpoint
DROP INDEX "orders_pending_of_event";--> statement-breakpoint
DROP INDEX "orders_one_plan_hold";--> statement-breakpoint
DROP INDEX "orders_one_rental_hold";--> statement-breakpoint
DROP INDEX "orders_held_by";--> statement-breakpoint
DROP INDEX "orders_one_hold";--> statement-breakpoint
DROP INDEX "orders_of_rental";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "event_id", DROP COLUMN "rental_id";--> statement-breakpoint
ALTER TABLE "orders"
  ADD COLUMN "event_id" text GENERATED ALWAYS AS (case when kind = 'event' then item_id end) STORED,
  ADD COLUMN "rental_id" text GENERATED ALWAYS AS (case when kind = 'rental' then item_id end) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rental_id_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."rentals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_plan" CHECK (("orders"."kind" = 'plan') = ("orders"."plan" is not null));--> statement-breakpoint
CREATE INDEX "orders_of_rental" ON "orders" USING btree ("rental_id");--> statement-breakpoint
CREATE INDEX "orders_pending_of_item" ON "orders" USING btree ("item_id","hold_expires_at") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_held_by" ON "orders" USING btree ("held_by_network","item_id") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_hold" ON "orders" USING btree ("user_id","kind","item_id") WHERE "orders"."status" = 'pending';
