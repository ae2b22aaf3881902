ALTER TABLE "events" ADD COLUMN "last_day" date;
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "last_day" date;
--> statement-breakpoint
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
  entry.price_cents := event.price_cents;
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
CREATE TRIGGER events_reindexed AFTER UPDATE OF status, title, description, category, price_cents, date, starts_at,
  organizer, performer, location, address, latitude, longitude, line_up, dress_code, included, ends_at, last_day ON events FOR EACH ROW EXECUTE FUNCTION events_indexed();
--> statement-breakpoint
-- What is written already, as the house reads durations (features/events/timing.ts); from now on the house writes it. Of whole
-- days the end is six in the morning after the last one, by the clock of the day on which it begins.
UPDATE events SET ends_at = (date + said.days + time '06:00') AT TIME ZONE 'UTC' - ((date + coalesce(time, '23:59')::time) AT TIME ZONE 'UTC' - starts_at)
FROM (
  SELECT id, substring(coalesce(duration ->> 'en', duration ->> 'es') from '(?i)^\s*([0-9]{1,2})\s*(?:d[ií]as?|days?|d|noches?|nights?)\s*$')::int AS days FROM events
) AS said
WHERE events.id = said.id AND starts_at IS NOT NULL AND date IS NOT NULL AND said.days BETWEEN 1 AND 14 AND (time IS NOT NULL OR said.days > 1);
--> statement-breakpoint
UPDATE events SET last_day = said.day
FROM (
  SELECT id, (ends_at AT TIME ZONE 'UTC' + ((date + coalesce(time, '23:59')::time) - starts_at AT TIME ZONE 'UTC') - interval '6 hours 1 minute')::date AS day
  FROM events WHERE ends_at - starts_at >= interval '1 day' AND date IS NOT NULL
) AS said
WHERE events.id = said.id AND said.day > date;
