ALTER TABLE "businesses" ADD COLUMN "opening_exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "special_dates" datemultirange;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "shut_dates" datemultirange;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "special_minutes" "int4multirange";--> statement-breakpoint
-- What a place's exceptions make of its hours, as `spansOn` of the directory says: what is said of fewest dates counts, of
-- equals the last. `dates` are those whose hours are other than their week's, `shut` those on which nothing opens. `minutes`
-- is when it is open around them, in minutes since 1970 by the town's clock: of two dates before and after as well, because
-- a night begins on the date before, and a piece of a night that is asked for ends on the date after.
CREATE FUNCTION special_opening(hours jsonb, exceptions jsonb, OUT dates datemultirange, OUT shut datemultirange, OUT minutes int4multirange) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH one AS MATERIALIZED (
    SELECT place, (said ->> 'from')::date AS since, (said ->> 'until')::date AS until, said -> 'days' AS days, said -> 'spans' AS spans
    FROM jsonb_array_elements(exceptions) WITH ORDINALITY AS list (said, place)
  ), special AS MATERIALIZED (
    SELECT DISTINCT ON (day) day, spans
    FROM one, LATERAL (SELECT since + days_on AS day FROM generate_series(0, until - since) AS days_on) AS each
    WHERE days @> to_jsonb(extract(isodow FROM day)::int - 1)
    ORDER BY day, until - since, place DESC
  ), around AS (
    SELECT day, special.spans IS NULL AS is_usual, special.spans
    FROM (SELECT DISTINCT day + shift AS day FROM special, generate_series(-2, 2) AS shift) AS near LEFT JOIN special USING (day)
  ), shifts AS (
    SELECT (day - '1970-01-01'::date) * 1440 + opens AS opens,
      (day - '1970-01-01'::date) * 1440 + closes + CASE WHEN closes <= opens THEN 1440 ELSE 0 END AS closes
    FROM around, LATERAL (
      SELECT span FROM jsonb_array_elements(spans) AS span WHERE NOT is_usual
      UNION ALL
      SELECT span FROM jsonb_array_elements(hours) AS span WHERE is_usual AND span -> 'days' @> to_jsonb(extract(isodow FROM day)::int - 1)
    ) AS begun, LATERAL (
      SELECT extract(epoch FROM (span ->> 'opens')::time)::int / 60 AS opens, extract(epoch FROM (span ->> 'closes')::time)::int / 60 AS closes
    ) AS times
  )
  SELECT (SELECT range_agg(daterange(day, day, '[]')) FROM special),
    (SELECT range_agg(daterange(day, day, '[]')) FROM special WHERE spans = '[]'),
    (SELECT range_agg(int4range(opens, closes)) FROM shifts)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_business(business businesses) RETURNS void LANGUAGE plpgsql AS $$
DECLARE entry search_entries;
BEGIN
  IF business.status <> 'published' THEN
    DELETE FROM search_entries WHERE type = 'businesses' AND listing_id = business.id;
    RETURN;
  END IF;
  entry.type := 'businesses';
  entry.listing_id := business.id;
  entry.category := business.category;
  entry.location := business.location;
  entry.rating := business.rating;
  entry.price_range := length(business.price_range);
  entry.unit_price := length(business.price_range);
  entry.open_days := (
    SELECT array_agg(DISTINCT day::smallint)
    FROM jsonb_array_elements(business.opening_hours) AS hours, jsonb_array_elements_text(hours -> 'days') AS day
  );
  entry.open_minutes := open_minutes(business.opening_hours);
  IF business.opening_exceptions <> '[]' THEN
    SELECT dates, shut, minutes INTO entry.special_dates, entry.shut_dates, entry.special_minutes
    FROM special_opening(business.opening_hours, business.opening_exceptions);
  END IF;
  entry.latitude := business.latitude;
  entry.longitude := business.longitude;
  entry.standing := business.featured::int * 10 + coalesce(business.rating, 0);
  PERFORM write_search_entry(entry, jsonb_build_object('en', business.name), '', business.description, business.address);
END
$$;
