ALTER TABLE "discount_codes" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "series_id" text;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "tickets_closed" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "shown_cents" integer GENERATED ALWAYS AS (case when price_cents > 0 and from_cents is not null
        then case when regular_closed then from_cents else least(price_cents, from_cents) end else price_cents end) STORED;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "any_ticket" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "ticket_type_id" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "told_type_id" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_told_type_id_ticket_types_id_fk" FOREIGN KEY ("told_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_word_of_owner" ON "discount_codes" USING btree ("owner_id",coalesce("series_id", ''),"word") WHERE "discount_codes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "discount_codes_of_owner" ON "discount_codes" USING btree ("owner_id","created_at");--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_good_for" CHECK (("discount_codes"."event_id" is null) <> ("discount_codes"."owner_id" is null) and ("discount_codes"."series_id" is null or "discount_codes"."owner_id" is not null));--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_any" CHECK (not "waiting_list"."any_ticket" or "waiting_list"."ticket_type_id" is null);--> statement-breakpoint
-- Why none can be had is known half a minute after the house begins again.
UPDATE events SET tickets_closed = 'early' WHERE price_cents > 0 AND from_cents IS NULL AND regular_closed;
--> statement-breakpoint
-- Search finds, orders and counts an event by the price that its cards say (decision 0198).
CREATE OR REPLACE FUNCTION index_event(event events) RETURNS void LANGUAGE plpgsql AS $$
DECLARE entry search_entries;
BEGIN
  IF event.status <> 'published' THEN
    DELETE FROM search_entries WHERE type = 'events' AND listing_id = event.id;
    RETURN;
  END IF;
  entry.type := 'events';
  entry.listing_id := event.id;
  entry.category := event.category;
  entry.location := event.location;
  entry.price_cents := event.shown_cents;
  entry.date := event.date;
  entry.last_day := event.last_day;
  entry.starts_at := event.starts_at;
  -- It leaves the lists when its hours are over, where it says when that is; its night is told by its standing.
  entry.listed_until := event.ends_at;
  entry.latitude := event.latitude;
  entry.longitude := event.longitude;
  -- Sooner ones first; one whose date is still to be announced comes after all of them.
  entry.standing := coalesce(-extract(epoch FROM event.starts_at), '-infinity');
  -- Of several nights it is found by each; its first is marked with all dates.
  entry.document := array_to_tsvector(ARRAY(SELECT '=date/' || night::date FROM generate_series(event.date + 1, event.last_day, interval '1 day') AS night));
  PERFORM write_search_entry(entry, event.title, event.organizer || ' ' || event.performer, event.description,
    search_told(event.dress_code, event.included, jsonb_build_object('en', regexp_replace(array_to_string(event.line_up, '. '), '[0-9]+:[0-9]+', '', 'g'))),
    event.address);
END
$$;
--> statement-breakpoint
DROP TRIGGER events_reindexed ON events;
--> statement-breakpoint
CREATE TRIGGER events_reindexed AFTER UPDATE OF status, title, description, category, price_cents, from_cents, regular_closed, date, starts_at,
  organizer, performer, location, address, latitude, longitude, line_up, dress_code, included, ends_at, last_day ON events FOR EACH ROW EXECUTE FUNCTION events_indexed();
--> statement-breakpoint
SELECT index_event(listing) FROM events AS listing WHERE status = 'published' AND shown_cents IS DISTINCT FROM price_cents;
