-- Writes what search knows of a listing, and the words that mistyped ones are mended to. `entry` brings the columns that
-- need no making, and in `document` the marks that only its kind has; words are written in their order, so that two
-- writers never wait for each other in a circle.
CREATE OR REPLACE FUNCTION write_search_entry(entry search_entries, title jsonb, who text, description jsonb, address text) RETURNS void LANGUAGE plpgsql AS $$
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
  entry.document := strip(coalesce(entry.document, '') || entry.names || search_vector(description_en, description_es, 'D')
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
-- An event without a date is found, last: its page is public, and nothing else leads to it.
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
  entry.latitude := event.latitude;
  entry.longitude := event.longitude;
  -- Sooner ones first; one whose date is still to be announced comes after all of them.
  entry.standing := coalesce(-extract(epoch FROM event.starts_at), '-infinity');
  PERFORM write_search_entry(entry, event.title, event.organizer, event.description, event.address);
END
$$;
--> statement-breakpoint
-- What owners write for an amenity is a mark: one index answers for amenities too.
CREATE OR REPLACE FUNCTION index_rental(rental rentals) RETURNS void LANGUAGE plpgsql AS $$
DECLARE entry search_entries;
BEGIN
  IF rental.status <> 'published' THEN
    DELETE FROM search_entries WHERE type = 'rentals' AND listing_id = rental.id;
    RETURN;
  END IF;
  entry.type := 'rentals';
  entry.listing_id := rental.id;
  entry.category := rental.category;
  entry.location := rental.location;
  entry.price_cents := rental.price_cents;
  entry.rating := rental.rating;
  entry.latitude := rental.latitude;
  entry.longitude := rental.longitude;
  entry.standing := rental.featured::int * 10 + coalesce(rental.rating, 0);
  entry.document := array_to_tsvector(ARRAY(
    SELECT DISTINCT '=amenity/' || trim(searchable(amenity)) FROM unnest(rental.amenities) AS amenity
  ));
  PERFORM write_search_entry(entry, rental.title, array_to_string(rental.amenities, ' '), rental.description, rental.address);
END
$$;
--> statement-breakpoint
SELECT index_event(listing) FROM events AS listing WHERE starts_at IS NULL;
--> statement-breakpoint
SELECT index_rental(listing) FROM rentals AS listing;
