-- Search reads one type at a time: each is a partition with the indexes that its searches need, half of what the planner
-- had to weigh before. Everything in it is made again from the listings.
DROP FUNCTION write_search_entry(search_entries, jsonb, text, jsonb, text);
--> statement-breakpoint
DROP TABLE "search_entries";
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"type" text NOT NULL,
	"listing_id" text NOT NULL,
	"category" text NOT NULL,
	"title_en" text NOT NULL,
	"title_es" text NOT NULL,
	"titles" text NOT NULL,
	"location" text NOT NULL,
	"names" "tsvector" NOT NULL,
	"document" "tsvector" NOT NULL,
	"price_cents" integer,
	"rating" double precision,
	"date" date,
	"starts_at" timestamp with time zone,
	"listed_until" timestamp with time zone,
	"open_days" smallint[],
	"latitude" double precision,
	"longitude" double precision,
	"standing" double precision NOT NULL,
	CONSTRAINT "search_entries_type_listing_id_pk" PRIMARY KEY("type","listing_id")
) PARTITION BY LIST ("type");
--> statement-breakpoint
CREATE TABLE "search_entries_events" PARTITION OF "search_entries" FOR VALUES IN ('events');
--> statement-breakpoint
CREATE INDEX "search_entries_events_standing" ON "search_entries_events" USING btree ("standing" DESC, "listing_id");
--> statement-breakpoint
CREATE INDEX "search_entries_events_category" ON "search_entries_events" USING btree ("category", "standing" DESC, "listing_id");
--> statement-breakpoint
CREATE INDEX "search_entries_events_document" ON "search_entries_events" USING gin ("document");
--> statement-breakpoint
CREATE INDEX "search_entries_events_titles" ON "search_entries_events" USING gin ("titles" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_entries_events_spot" ON "search_entries_events" USING gist (search_spot(latitude, longitude));
--> statement-breakpoint
CREATE INDEX "search_entries_events_degrees" ON "search_entries_events" USING btree ("latitude", "longitude");
--> statement-breakpoint
CREATE INDEX "search_entries_events_price" ON "search_entries_events" USING btree ("price_cents", "listing_id");
--> statement-breakpoint
CREATE INDEX "search_entries_events_dearest" ON "search_entries_events" USING btree ("price_cents" DESC NULLS LAST, "listing_id");
--> statement-breakpoint
CREATE TABLE "search_entries_rentals" PARTITION OF "search_entries" FOR VALUES IN ('rentals');
--> statement-breakpoint
CREATE INDEX "search_entries_rentals_standing" ON "search_entries_rentals" USING btree ("standing" DESC, "listing_id");
--> statement-breakpoint
CREATE INDEX "search_entries_rentals_category" ON "search_entries_rentals" USING btree ("category", "standing" DESC, "listing_id");
--> statement-breakpoint
CREATE INDEX "search_entries_rentals_document" ON "search_entries_rentals" USING gin ("document");
--> statement-breakpoint
CREATE INDEX "search_entries_rentals_titles" ON "search_entries_rentals" USING gin ("titles" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_entries_rentals_spot" ON "search_entries_rentals" USING gist (search_spot(latitude, longitude));
--> statement-breakpoint
CREATE INDEX "search_entries_rentals_degrees" ON "search_entries_rentals" USING btree ("latitude", "longitude");
--> statement-breakpoint
CREATE INDEX "search_entries_rentals_price" ON "search_entries_rentals" USING btree ("price_cents", "listing_id");
--> statement-breakpoint
CREATE INDEX "search_entries_rentals_dearest" ON "search_entries_rentals" USING btree ("price_cents" DESC NULLS LAST, "listing_id");
--> statement-breakpoint
CREATE INDEX "search_entries_rentals_rating" ON "search_entries_rentals" USING btree ("rating" DESC NULLS LAST, "listing_id");
--> statement-breakpoint
CREATE TABLE "search_entries_businesses" PARTITION OF "search_entries" FOR VALUES IN ('businesses');
--> statement-breakpoint
CREATE INDEX "search_entries_businesses_standing" ON "search_entries_businesses" USING btree ("standing" DESC, "listing_id");
--> statement-breakpoint
CREATE INDEX "search_entries_businesses_category" ON "search_entries_businesses" USING btree ("category", "standing" DESC, "listing_id");
--> statement-breakpoint
CREATE INDEX "search_entries_businesses_document" ON "search_entries_businesses" USING gin ("document");
--> statement-breakpoint
CREATE INDEX "search_entries_businesses_titles" ON "search_entries_businesses" USING gin ("titles" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_entries_businesses_spot" ON "search_entries_businesses" USING gist (search_spot(latitude, longitude));
--> statement-breakpoint
CREATE INDEX "search_entries_businesses_degrees" ON "search_entries_businesses" USING btree ("latitude", "longitude");
--> statement-breakpoint
CREATE INDEX "search_entries_businesses_rating" ON "search_entries_businesses" USING btree ("rating" DESC NULLS LAST, "listing_id");
--> statement-breakpoint
CREATE TABLE "search_entries_jobs" PARTITION OF "search_entries" FOR VALUES IN ('jobs');
--> statement-breakpoint
CREATE INDEX "search_entries_jobs_standing" ON "search_entries_jobs" USING btree ("standing" DESC, "listing_id");
--> statement-breakpoint
CREATE INDEX "search_entries_jobs_category" ON "search_entries_jobs" USING btree ("category", "standing" DESC, "listing_id");
--> statement-breakpoint
CREATE INDEX "search_entries_jobs_document" ON "search_entries_jobs" USING gin ("document");
--> statement-breakpoint
CREATE INDEX "search_entries_jobs_titles" ON "search_entries_jobs" USING gin ("titles" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_entries_jobs_spot" ON "search_entries_jobs" USING gist (search_spot(latitude, longitude));
--> statement-breakpoint
CREATE INDEX "search_entries_jobs_degrees" ON "search_entries_jobs" USING btree ("latitude", "longitude");
--> statement-breakpoint
CREATE INDEX "search_entries_jobs_listed" ON "search_entries_jobs" USING btree ("listed_until" DESC NULLS LAST, "listing_id");
--> statement-breakpoint
CREATE INDEX "search_words_length" ON "search_words" USING btree (length(word), word text_pattern_ops);
--> statement-breakpoint
-- Writes what search knows of a listing, and the words that mistyped ones are mended to. `entry` brings the columns that
-- need no making; words are written in their order, so that two writers never wait for each other in a circle.
CREATE FUNCTION write_search_entry(entry search_entries, title jsonb, who text, description jsonb, address text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  description_en text := coalesce(description ->> 'en', description ->> 'es', '');
  description_es text := coalesce(description ->> 'es', description ->> 'en', '');
  place text := searchable(entry.location || ', ' || address);
BEGIN
  entry.title_en := coalesce(title ->> 'en', title ->> 'es', '');
  entry.title_es := coalesce(title ->> 'es', title ->> 'en', '');
  -- A space before every word, so that what begins with some letters is found by ' letters'.
  entry.titles := ' ' || search_title(entry.title_en)
    || CASE WHEN entry.title_en = entry.title_es THEN '' ELSE ' | ' || search_title(entry.title_es) END;
  entry.names := search_vector(entry.title_en, entry.title_es, 'A')
    || search_vector(who || ' ' || replace(entry.category, '_', ' '), who || ' ' || replace(entry.category, '_', ' '), 'B')
    || search_vector(place, place, 'C')
    -- Marks no word looks like: the whole title and the kind of thing, so that one index answers for them as well.
    || format('%L:1A %L:2A %L:3B', '=title/' || search_title(entry.title_en), '=title/' || search_title(entry.title_es),
      '=' || entry.type || '/' || entry.category)::tsvector;
  -- What is only searched and never ranked needs no positions: rows are a quarter narrower without them.
  entry.document := strip(entry.names || search_vector(description_en, description_es, 'D')
    || array_to_tsvector(array_remove(ARRAY['=date/' || entry.date, CASE WHEN entry.price_cents = 0 THEN '=free' END], NULL))
    -- Where it is, word for word: what a place begins with is found by the beginning of its mark.
    || array_to_tsvector(ARRAY(SELECT DISTINCT '=place/' || word FROM regexp_split_to_table(place, '[^[:alnum:]]+') AS word WHERE word <> '')));
  INSERT INTO search_entries SELECT entry.*
  ON CONFLICT (type, listing_id) DO UPDATE SET
    category = excluded.category, title_en = excluded.title_en, title_es = excluded.title_es, titles = excluded.titles,
    location = excluded.location, names = excluded.names, document = excluded.document,
    price_cents = excluded.price_cents, rating = excluded.rating, date = excluded.date, starts_at = excluded.starts_at,
    listed_until = excluded.listed_until, open_days = excluded.open_days, latitude = excluded.latitude,
    longitude = excluded.longitude, standing = excluded.standing;
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM regexp_split_to_table(
    searchable(concat_ws(' ', entry.title_en, entry.title_es, who, place, description_en, description_es)),
    '[^[:alnum:]]+'
  ) AS word
  WHERE length(word) BETWEEN 3 AND 30 AND word !~ '[0-9]'
  ORDER BY word
  ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
DROP TRIGGER events_reindexed ON events;
--> statement-breakpoint
-- A sold ticket changes nothing that search knows, and pays nothing for it.
CREATE TRIGGER events_reindexed AFTER UPDATE OF status, title, description, category, price_cents, date, starts_at,
  organizer, location, address, latitude, longitude ON events FOR EACH ROW EXECUTE FUNCTION events_indexed();
--> statement-breakpoint
SELECT index_event(listing) FROM events AS listing;
--> statement-breakpoint
SELECT index_rental(listing) FROM rentals AS listing;
--> statement-breakpoint
SELECT index_business(listing) FROM businesses AS listing;
--> statement-breakpoint
SELECT index_job(listing) FROM jobs AS listing;
