ALTER TABLE "events" ADD COLUMN "regular_most" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "regular_from" date;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "regular_until" date;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "regular_each" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "regular_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "regular_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "from_cents" integer;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD COLUMN "each" integer;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_regular_most" CHECK ("events"."regular_most" between 1 and 100000);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_regular_days" CHECK ("events"."regular_from" <= "events"."regular_until");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_regular_each" CHECK ("events"."regular_each" between 1 and 10);--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_each" CHECK ("ticket_types"."each" between 1 and 10);--> statement-breakpoint
-- By hand: how many one person may have is shown as well.
DROP TRIGGER ticket_types_changed ON ticket_types;--> statement-breakpoint
CREATE TRIGGER ticket_types_changed AFTER UPDATE OF name, description, price_cents, most, sold_from, sold_until, each, position, ended_at ON ticket_types
  FOR EACH STATEMENT EXECUTE FUNCTION touched();
