CREATE TABLE "ticket_types" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"most" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"sold_out" boolean GENERATED ALWAYS AS (most is not null and taken >= most) STORED NOT NULL,
	"sold_from" date,
	"sold_until" date,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "ticket_types_price" CHECK ("ticket_types"."price_cents" >= 50),
	CONSTRAINT "ticket_types_most" CHECK ("ticket_types"."most" between 1 and 100000),
	CONSTRAINT "ticket_types_taken" CHECK ("ticket_types"."taken" >= 0 and "ticket_types"."taken" <= coalesce("ticket_types"."most", "ticket_types"."taken")),
	CONSTRAINT "ticket_types_days" CHECK ("ticket_types"."sold_from" <= "ticket_types"."sold_until")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "regular_name" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ticket_type_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ticket_type_name" jsonb;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_types_of_event" ON "ticket_types" USING btree ("event_id","position");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_ticket_type" ON "orders" USING btree ("ticket_type_id") WHERE "orders"."ticket_type_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ticket_type" CHECK ("orders"."ticket_type_id" is null or "orders"."ticket_type_name" is not null);--> statement-breakpoint
-- What pages show of a kind: all that is written of it, but of its count only that it is gone or is to be had again.
CREATE TRIGGER ticket_types_touched AFTER INSERT OR DELETE OR TRUNCATE ON ticket_types FOR EACH STATEMENT EXECUTE FUNCTION touched();--> statement-breakpoint
CREATE TRIGGER ticket_types_changed AFTER UPDATE OF name, description, price_cents, most, sold_from, sold_until, position, ended_at ON ticket_types
  FOR EACH STATEMENT EXECUTE FUNCTION touched();--> statement-breakpoint
CREATE TRIGGER ticket_types_turned AFTER UPDATE OF taken ON ticket_types FOR EACH ROW
  WHEN (OLD.sold_out IS DISTINCT FROM NEW.sold_out) EXECUTE FUNCTION touched();
