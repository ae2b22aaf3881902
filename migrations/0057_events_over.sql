ALTER TABLE "events" ADD COLUMN "ends_at" timestamp with time zone;
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
  entry.starts_at := event.starts_at;
  -- It leaves the lists when its hours are over, where it says when that is; its night is told by its standing.
  entry.listed_until := event.ends_at;
  entry.latitude := event.latitude;
  entry.longitude := event.longitude;
  -- Sooner ones first; one whose date is still to be announced comes after all of them.
  entry.standing := coalesce(-extract(epoch FROM event.starts_at), '-infinity');
  PERFORM write_search_entry(entry, event.title, event.organizer || ' ' || event.performer, event.description,
    search_told(event.dress_code, event.included, jsonb_build_object('en', regexp_replace(array_to_string(event.line_up, '. '), '[0-9]+:[0-9]+', '', 'g'))),
    event.address);
END
$$;
--> statement-breakpoint
DROP TRIGGER events_reindexed ON events;
--> statement-breakpoint
CREATE TRIGGER events_reindexed AFTER UPDATE OF status, title, description, category, price_cents, date, starts_at,
  organizer, performer, location, address, latitude, longitude, line_up, dress_code, included, ends_at ON events FOR EACH ROW EXECUTE FUNCTION events_indexed();
--> statement-breakpoint
-- What is written already, as the house reads durations (features/events/timing.ts); from now on the house writes it.
UPDATE events SET ends_at = starts_at + make_interval(mins => said.minutes)
FROM (
  SELECT id, round(sum(replace(part[1], ',', '.')::numeric * CASE left(lower(part[2]), 1) WHEN 'd' THEN 1440 WHEN 'h' THEN 60 ELSE 1 END))::int AS minutes
  FROM events, regexp_matches(coalesce(duration ->> 'en', duration ->> 'es'),
    '([0-9]{1,4}(?:[.,][0-9]{1,2})?)\s*(d[ií]as?|days?|d|horas?|hours?|hrs?|h|minutos?|minutes?|mins?|m)(?![[:alpha:]])', 'gi') AS part
  GROUP BY id
) AS said
WHERE events.id = said.id AND time IS NOT NULL AND starts_at IS NOT NULL AND said.minutes BETWEEN 1 AND 20160;
