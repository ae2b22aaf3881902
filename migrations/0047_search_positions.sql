-- What a page tells beside its description: in each language what is written in it, else in the other. Lists are told one
-- after the other; what is not there tells nothing.
CREATE FUNCTION search_told(VARIADIC said jsonb[]) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_object_agg(language, (
    SELECT string_agg(CASE jsonb_typeof(one) WHEN 'array' THEN (SELECT string_agg(item, '. ') FROM jsonb_array_elements_text(one) AS item) ELSE one #>> '{}' END, '. ' ORDER BY place)
    FROM (SELECT place, coalesce(part -> language, part -> other) AS one FROM unnest(said) WITH ORDINALITY AS parts (part, place)) AS told
  ))
  FROM (VALUES ('en', 'es'), ('es', 'en')) AS languages (language, other)
$$;
--> statement-breakpoint
DROP FUNCTION write_search_entry(search_entries, jsonb, text, jsonb, text);
--> statement-breakpoint
CREATE FUNCTION write_search_entry(entry search_entries, title jsonb, who text, description jsonb, told jsonb, address text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  description_en text := coalesce(description ->> 'en', description ->> 'es', '');
  description_es text := coalesce(description ->> 'es', description ->> 'en', '');
  -- No number that is asked for is the number of a house.
  street text;
BEGIN
  entry.place := searchable(entry.location || ', ' || address);
  street := regexp_replace(entry.place, '\m[0-9]+\M', ' ', 'g');
  entry.title_en := coalesce(title ->> 'en', title ->> 'es', '');
  entry.title_es := coalesce(title ->> 'es', title ->> 'en', '');
  entry.unit_price := coalesce(entry.unit_price, entry.price_cents);
  -- A space before every word, so that what begins with some letters is found by ' letters'.
  entry.titles := ' ' || search_title(entry.title_en)
    || CASE WHEN entry.title_en = entry.title_es THEN '' ELSE ' | ' || search_title(entry.title_es) END;
  entry.names := search_vector(entry.title_en, entry.title_es, 'A')
    || search_vector(who || ' ' || replace(entry.category, '_', ' '), who || ' ' || replace(entry.category, '_', ' '), 'B')
    || search_vector(street, street, 'C')
    -- Marks no word looks like: the whole title and the kind of thing, so that one index answers for them as well.
    || format('%L:1A %L:2A %L:3B', '=title/' || search_title(entry.title_en), '=title/' || search_title(entry.title_es),
      '=' || entry.type || '/' || entry.category)::tsvector;
  -- With the positions of its words, so that a phrase is found as one. What is described counts more than what is told
  -- besides: a dish of a card is no restaurant.
  entry.document := coalesce(entry.document, '') || entry.names || search_vector(description_en, description_es, 'C')
    || search_vector(told ->> 'en', told ->> 'es', 'D')
    || array_to_tsvector(array_remove(ARRAY['=date/' || entry.date, CASE WHEN entry.price_cents = 0 THEN '=free' END], NULL))
    -- Where it is, word for word: what a place begins with is found by the beginning of its mark.
    || array_to_tsvector(ARRAY(SELECT DISTINCT '=place/' || word FROM regexp_split_to_table(entry.place, '[^[:alnum:]]+') AS word WHERE word <> ''));
  DELETE FROM search_entries WHERE type = entry.type AND listing_id = entry.listing_id;
  INSERT INTO search_entries SELECT entry.*;
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM regexp_split_to_table(
    searchable(concat_ws(' ', entry.title_en, entry.title_es, who, street, description_en, description_es, told ->> 'en', told ->> 'es')),
    '[^[:alnum:]]+'
  ) AS word
  WHERE length(word) BETWEEN 3 AND 30 AND word !~ '[0-9]'
  ORDER BY word
  ON CONFLICT DO NOTHING;
END
$$;
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
CREATE OR REPLACE FUNCTION index_rental(rental rentals) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry search_entries;
  is_home boolean := rental.category IN ('apartment', 'villa');
  hours int := CASE rental.price_unit WHEN 'hour' THEN 1 WHEN 'week' THEN 168 WHEN 'person' THEN NULL ELSE 24 END;
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
  -- What is sold by the person has one price for each; everything else is shared by those it takes.
  entry.unit_price := rental.price_cents::float8 / CASE rental.price_unit WHEN 'week' THEN 7 ELSE 1 END
    / CASE rental.price_unit WHEN 'person' THEN 1 ELSE coalesce(rental.capacity, 1) END;
  entry.most_people := CASE WHEN rental.price_unit = 'person' THEN coalesce(rental.capacity, 1)
    WHEN rental.price_unit IN ('hour', 'day') THEN rental.capacity * rental.quantity ELSE rental.capacity END;
  entry.unit := rental.price_unit;
  entry.least_hours := rental.min_units * hours;
  entry.most_hours := rental.max_units * hours;
  entry.amenities := ARRAY(SELECT DISTINCT trim(searchable(amenity)) AS spelled FROM unnest(rental.amenities) AS amenity ORDER BY spelled);
  entry.document := array_to_tsvector(ARRAY(SELECT '=amenity/' || spelled FROM unnest(entry.amenities) AS spelled WHERE spelled <> ''))
    || array_to_tsvector(array_remove(ARRAY['=pets/' || nullif(rental.pets, 'none')], NULL));
  -- Where pets are welcome is told in its names; where they are asked about first, by the mark alone.
  PERFORM write_search_entry(entry, rental.title,
    array_to_string(rental.amenities, ' ') || CASE WHEN rental.pets = 'welcome' THEN ' pets dogs mascotas perros' ELSE '' END,
    rental.description, search_told(CASE WHEN is_home THEN jsonb_build_object(
      'en', concat_ws('. ', rental.bedrooms || ' bedrooms', rental.bathrooms || ' bathrooms'),
      'es', concat_ws('. ', rental.bedrooms || ' dormitorios', rental.bathrooms || ' baños')) END),
    rental.address);
END
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
  PERFORM write_search_entry(entry, jsonb_build_object('en', business.name), '',
    -- Of a card the dishes count, never the prices.
    business.description, search_told(regexp_replace(business.menu::text, '[0-9]+([.,][0-9]+)? ?€', '', 'g')::jsonb), business.address);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_job(job jobs) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry search_entries;
  more_en text := (SELECT string_agg(one, '. ') FROM jsonb_array_elements_text(coalesce(job.requirements -> 'en', '[]') || coalesce(job.benefits -> 'en', '[]')) AS one);
  more_es text := (SELECT string_agg(one, '. ') FROM jsonb_array_elements_text(coalesce(job.requirements -> 'es', '[]') || coalesce(job.benefits -> 'es', '[]')) AS one);
BEGIN
  IF job.status <> 'published' THEN
    DELETE FROM search_entries WHERE type = 'jobs' AND listing_id = job.id;
    RETURN;
  END IF;
  entry.type := 'jobs';
  entry.listing_id := job.id;
  entry.category := job.category;
  entry.location := job.location;
  entry.listed_until := job.listed_until;
  entry.latitude := job.latitude;
  entry.longitude := job.longitude;
  -- Urgent ones first, then the newest: no epoch reaches the step between the two.
  entry.standing := job.is_urgent::int * 1e11 + extract(epoch FROM job.posted_at);
  entry.document := search_vector(
      concat_ws('. ', coalesce(more_en, more_es), regexp_replace(coalesce(job.salary ->> 'en', job.salary ->> 'es', ''), '[0-9.,€]+', ' ', 'g')),
      concat_ws('. ', coalesce(more_es, more_en), regexp_replace(coalesce(job.salary ->> 'es', job.salary ->> 'en', ''), '[0-9.,€]+', ' ', 'g')), 'D')
    || array_to_tsvector(array_remove(ARRAY['=schedule/' || job.schedule, '=pay/' || job.salary_type, '=bed/' || nullif(job.bed, 'none')], NULL));
  PERFORM write_search_entry(entry, job.title, job.employer, job.description,
    search_told(regexp_replace(job.shifts::text, '[0-9]+:[0-9]+', '', 'g')::jsonb, jsonb_build_object('en', job.weekly_hours || ' hours a week', 'es', job.weekly_hours || ' horas a la semana'),
      CASE job.bed WHEN 'included' THEN '{"en": "accommodation included", "es": "alojamiento incluido"}'::jsonb END),
    job.address);
END
$$;
--> statement-breakpoint
DROP TRIGGER events_reindexed ON events;
--> statement-breakpoint
CREATE TRIGGER events_reindexed AFTER UPDATE OF status, title, description, category, price_cents, date, starts_at,
  organizer, performer, location, address, latitude, longitude, line_up, dress_code, included ON events FOR EACH ROW EXECUTE FUNCTION events_indexed();
--> statement-breakpoint
SELECT index_event(listing) FROM events AS listing;
--> statement-breakpoint
SELECT index_rental(listing) FROM rentals AS listing;
--> statement-breakpoint
SELECT index_business(listing) FROM businesses AS listing;
--> statement-breakpoint
SELECT index_job(listing) FROM jobs AS listing;
