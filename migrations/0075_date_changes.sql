CREATE TABLE "date_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"old_starts_at" timestamp with time zone NOT NULL,
	"old_ends_at" timestamp with time zone NOT NULL,
	"old_unit" text NOT NULL,
	"old_units" integer NOT NULL,
	"old_quantity" integer NOT NULL,
	"old_cents" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"unit" text NOT NULL,
	"units" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"stay_price" jsonb NOT NULL,
	"refund_steps" jsonb NOT NULL,
	"back_cents" integer DEFAULT 0 NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "date_changes_settled" CHECK (("date_changes"."status" = 'waiting') = ("date_changes"."settled_at" is null)),
	CONSTRAINT "date_changes_stay" CHECK ("date_changes"."starts_at" < "date_changes"."ends_at" and "date_changes"."units" > 0 and "date_changes"."quantity" > 0),
	CONSTRAINT "date_changes_amount" CHECK ("date_changes"."amount_cents" between 0 and "date_changes"."old_cents"),
	CONSTRAINT "date_changes_back" CHECK ("date_changes"."back_cents" between 0 and "date_changes"."old_cents" - "date_changes"."amount_cents")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lowered_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dates_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "date_changes_of_order" ON "date_changes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "date_changes_one_waits" ON "date_changes" USING btree ("order_id") WHERE "date_changes"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "date_changes_waiting" ON "date_changes" USING btree ("expires_at") WHERE "date_changes"."status" = 'waiting';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_lowered" CHECK ("orders"."lowered_cents" between 0 and "orders"."amount_cents");