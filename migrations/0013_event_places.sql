-- A counter that changes with every sold ticket leaves the row that pages show (docs/decisions/0035): the event keeps
-- whether it is sold out, and both of its triggers are those of any other listing.
DROP TRIGGER events_touched ON events;--> statement-breakpoint
DROP TRIGGER events_changed ON events;--> statement-breakpoint
DROP TRIGGER events_sold_out ON events;--> statement-breakpoint
DROP TRIGGER events_reindexed ON events;--> statement-breakpoint
CREATE TABLE "event_places" (
	"event_id" text PRIMARY KEY NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_places_taken" CHECK ("event_places"."taken" between 0 and "event_places"."capacity")
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_capacity" UNIQUE("id","capacity");--> statement-breakpoint
ALTER TABLE "event_places" ADD CONSTRAINT "event_places_of_event" FOREIGN KEY ("event_id","capacity") REFERENCES "public"."events"("id","capacity") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sold_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO "event_places" ("event_id", "capacity", "taken") SELECT "id", "capacity", "places_taken" FROM "events";--> statement-breakpoint
UPDATE "events" SET "sold_out" = true WHERE "places_taken" >= "capacity";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_places";--> statement-breakpoint
ALTER TABLE "events" DROP COLUMN "places_taken";--> statement-breakpoint
CREATE FUNCTION events_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_places (event_id, capacity) VALUES (NEW.id, NEW.capacity);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER events_counted AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION events_counted();--> statement-breakpoint
-- A sold ticket changes no page, except the one that sells the event out or the one given back.
CREATE FUNCTION event_places_turned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE events SET sold_out = NEW.taken >= NEW.capacity WHERE id = NEW.event_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER event_places_turned AFTER UPDATE ON event_places FOR EACH ROW
  WHEN ((OLD.taken >= OLD.capacity) IS DISTINCT FROM (NEW.taken >= NEW.capacity))
  EXECUTE FUNCTION event_places_turned();--> statement-breakpoint
CREATE TRIGGER events_touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION touched();--> statement-breakpoint
-- Search does not know what is sold out; that is written by itself, above.
CREATE TRIGGER events_reindexed AFTER UPDATE ON events FOR EACH ROW
  WHEN (OLD.sold_out = NEW.sold_out) EXECUTE FUNCTION events_indexed();
