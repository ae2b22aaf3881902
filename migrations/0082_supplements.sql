ALTER TABLE "date_changes" DROP CONSTRAINT "date_changes_settled";--> statement-breakpoint
ALTER TABLE "date_changes" DROP CONSTRAINT "date_changes_amount";--> statement-breakpoint
ALTER TABLE "date_changes" DROP CONSTRAINT "date_changes_back";--> statement-breakpoint
DROP INDEX "date_changes_one_waits";--> statement-breakpoint
DROP INDEX "orders_one_hold";--> statement-breakpoint
ALTER TABLE "orders" drop column "rental_id";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rental_id" text GENERATED ALWAYS AS (case when kind in ('rental', 'supplement') then item_id end) STORED;--> statement-breakpoint
-- With the column its reference and its index went.
ALTER TABLE "orders" ADD CONSTRAINT "orders_rental_id_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."rentals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_rental" ON "orders" USING btree ("rental_id");--> statement-breakpoint
ALTER TABLE "date_changes" ADD COLUMN "supplement_id" text;--> statement-breakpoint
ALTER TABLE "date_changes" ADD COLUMN "pay_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "extends_order_id" text;--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_supplement_id_orders_id_fk" FOREIGN KEY ("supplement_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_extends_order_id_orders_id_fk" FOREIGN KEY ("extends_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "date_changes_supplement" ON "date_changes" USING btree ("supplement_id") WHERE "date_changes"."supplement_id" is not null;--> statement-breakpoint
CREATE INDEX "date_changes_agreed" ON "date_changes" USING btree ("pay_by") WHERE "date_changes"."status" = 'agreed';--> statement-breakpoint
CREATE INDEX "orders_extending" ON "orders" USING btree ("extends_order_id","created_at") WHERE "orders"."extends_order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_supplement" ON "orders" USING btree ("extends_order_id") WHERE "orders"."status" = 'pending' and "orders"."extends_order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "date_changes_one_waits" ON "date_changes" USING btree ("order_id") WHERE "date_changes"."status" in ('waiting', 'agreed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_hold" ON "orders" USING btree ("user_id","kind","item_id") WHERE "orders"."status" = 'pending' and "orders"."extends_order_id" is null;--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_supplement" CHECK (("date_changes"."supplement_id" is null) = ("date_changes"."pay_by" is null) and ("date_changes"."supplement_id" is not null or "date_changes"."status" not in ('agreed', 'unpaid')));--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_settled" CHECK (("date_changes"."status" in ('waiting', 'agreed')) = ("date_changes"."settled_at" is null));--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_amount" CHECK ("date_changes"."amount_cents" >= 0);--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_back" CHECK ("date_changes"."back_cents" between 0 and greatest("date_changes"."old_cents" - "date_changes"."amount_cents", 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_extends" CHECK (("orders"."kind" = 'supplement') = ("orders"."extends_order_id" is not null));