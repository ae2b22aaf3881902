CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;
--> statement-breakpoint
-- Words are compared in small letters without accents, by their stem in English and in Spanish.
CREATE TEXT SEARCH CONFIGURATION public.folded_english (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.folded_english ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.english_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION public.folded_spanish (COPY = pg_catalog.spanish);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.folded_spanish ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.spanish_stem;
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"admin_notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"job_id" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"languages" text[] NOT NULL,
	"available_from" date NOT NULL,
	"message" text NOT NULL,
	"answer" text,
	"token_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_listings" (
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"listing_id" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_listings_user_id_type_listing_id_pk" PRIMARY KEY("user_id","type","listing_id")
);
--> statement-breakpoint
-- A place on a flat map of the town, one degree of latitude wide and high: near enough to say what is nearest. Its
-- longitudes are shortened as they are on the parallel of 38.54 degrees.
CREATE FUNCTION search_spot(latitude double precision, longitude double precision) RETURNS point LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT point(longitude * 0.7822, latitude)
$$;
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
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Jobs that hang already have their thirty days from the day they were pinned up.
ALTER TABLE "jobs" ADD COLUMN "listed_until" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "jobs" SET "listed_until" = "posted_at" + interval '30 days';--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "listed_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "contact_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_listings" ADD CONSTRAINT "saved_listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_once" ON "job_applications" USING btree ("job_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_member" ON "job_applications" USING btree ("job_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_link" ON "job_applications" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "job_applications_user" ON "job_applications" USING btree ("user_id","submitted_at");--> statement-breakpoint
CREATE INDEX "job_applications_newest" ON "job_applications" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_search" ON "job_applications" USING gin (searchable(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(message, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "saved_listings_newest" ON "saved_listings" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "search_entries_titles" ON "search_entries" USING gin (titles gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_entries_standing" ON "search_entries" USING btree ("type","standing" DESC NULLS FIRST,"listing_id");--> statement-breakpoint
CREATE INDEX "search_entries_category" ON "search_entries" USING btree ("type","category","standing" DESC NULLS FIRST,"listing_id");--> statement-breakpoint
CREATE INDEX "search_entries_price" ON "search_entries" USING btree ("type","price_cents","listing_id");--> statement-breakpoint
CREATE INDEX "search_entries_dearest" ON "search_entries" USING btree ("type","price_cents" DESC NULLS LAST,"listing_id");--> statement-breakpoint
CREATE INDEX "search_entries_rating" ON "search_entries" USING btree ("type","rating" DESC NULLS LAST,"listing_id");--> statement-breakpoint
CREATE INDEX "search_entries_date" ON "search_entries" USING btree ("type","starts_at","listing_id");--> statement-breakpoint
CREATE INDEX "search_entries_listed" ON "search_entries" USING btree ("type","listed_until" DESC NULLS LAST,"listing_id");--> statement-breakpoint
CREATE INDEX "search_entries_degrees" ON "search_entries" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "search_entries_document_events" ON "search_entries" USING gin ("document") WHERE type = 'events';--> statement-breakpoint
CREATE INDEX "search_entries_document_rentals" ON "search_entries" USING gin ("document") WHERE type = 'rentals';--> statement-breakpoint
CREATE INDEX "search_entries_document_businesses" ON "search_entries" USING gin ("document") WHERE type = 'businesses';--> statement-breakpoint
CREATE INDEX "search_entries_document_jobs" ON "search_entries" USING gin ("document") WHERE type = 'jobs';--> statement-breakpoint
CREATE INDEX "search_entries_spot_events" ON "search_entries" USING gist (search_spot(latitude, longitude)) WHERE type = 'events';--> statement-breakpoint
CREATE INDEX "search_entries_spot_rentals" ON "search_entries" USING gist (search_spot(latitude, longitude)) WHERE type = 'rentals';--> statement-breakpoint
CREATE INDEX "search_entries_spot_businesses" ON "search_entries" USING gist (search_spot(latitude, longitude)) WHERE type = 'businesses';--> statement-breakpoint
CREATE INDEX "search_entries_spot_jobs" ON "search_entries" USING gist (search_spot(latitude, longitude)) WHERE type = 'jobs';--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_begin" ON "search_words" USING btree (word text_pattern_ops);--> statement-breakpoint
CREATE INDEX "jobs_listed" ON "jobs" USING btree ("listed_until");
--> statement-breakpoint
-- The lexemes of a text, whichever of the two languages it is in. What has its own text in each gives both.
CREATE FUNCTION search_vector(english text, spanish text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('public.folded_english', coalesce(english, '')) || to_tsvector('public.folded_spanish', coalesce(spanish, '')), weight)
$$;
--> statement-breakpoint
-- A title as it is compared with what was typed, word for word.
CREATE FUNCTION search_title(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(searchable(title), '[^[:alnum:]]+', ' ', 'g'))
$$;
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
  entry.document := entry.names || search_vector(description_en, description_es, 'D')
    || array_to_tsvector(array_remove(ARRAY['=date/' || entry.date, CASE WHEN entry.price_cents = 0 THEN '=free' END], NULL))
    -- Where it is, word for word: what a place begins with is found by the beginning of its mark.
    || array_to_tsvector(ARRAY(SELECT DISTINCT '=place/' || word FROM regexp_split_to_table(place, '[^[:alnum:]]+') AS word WHERE word <> ''));
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
CREATE FUNCTION index_event(event events) RETURNS void LANGUAGE plpgsql AS $$
DECLARE entry search_entries;
BEGIN
  IF event.status <> 'published' OR event.starts_at IS NULL THEN
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
  entry.standing := -extract(epoch FROM event.starts_at);
  PERFORM write_search_entry(entry, event.title, event.organizer, event.description, event.address);
END
$$;
--> statement-breakpoint
CREATE FUNCTION index_rental(rental rentals) RETURNS void LANGUAGE plpgsql AS $$
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
  PERFORM write_search_entry(entry, rental.title, array_to_string(rental.amenities, ' '), rental.description, rental.address);
END
$$;
--> statement-breakpoint
CREATE FUNCTION index_business(business businesses) RETURNS void LANGUAGE plpgsql AS $$
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
  entry.open_days := (
    SELECT array_agg(DISTINCT day::smallint)
    FROM jsonb_array_elements(business.opening_hours) AS hours, jsonb_array_elements_text(hours -> 'days') AS day
  );
  entry.latitude := business.latitude;
  entry.longitude := business.longitude;
  entry.standing := business.featured::int * 10 + coalesce(business.rating, 0);
  PERFORM write_search_entry(entry, jsonb_build_object('en', business.name), '', business.description, business.address);
END
$$;
--> statement-breakpoint
CREATE FUNCTION index_job(job jobs) RETURNS void LANGUAGE plpgsql AS $$
DECLARE entry search_entries;
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
  PERFORM write_search_entry(entry, job.title, job.employer, job.description, job.address);
END
$$;
--> statement-breakpoint
CREATE FUNCTION events_indexed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM index_event(NEW); RETURN NULL; END $$;
--> statement-breakpoint
CREATE FUNCTION rentals_indexed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM index_rental(NEW); RETURN NULL; END $$;
--> statement-breakpoint
CREATE FUNCTION businesses_indexed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM index_business(NEW); RETURN NULL; END $$;
--> statement-breakpoint
CREATE FUNCTION jobs_indexed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM index_job(NEW); RETURN NULL; END $$;
--> statement-breakpoint
CREATE FUNCTION listing_unindexed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM search_entries WHERE type = TG_TABLE_NAME;
  ELSE
    DELETE FROM search_entries WHERE type = TG_TABLE_NAME AND listing_id = OLD.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER events_indexed AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION events_indexed();
--> statement-breakpoint
-- A sold ticket changes nothing that search knows.
CREATE TRIGGER events_reindexed AFTER UPDATE ON events FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'places_taken' IS DISTINCT FROM to_jsonb(NEW) - 'places_taken')
  EXECUTE FUNCTION events_indexed();
--> statement-breakpoint
CREATE TRIGGER rentals_indexed AFTER INSERT OR UPDATE ON rentals FOR EACH ROW EXECUTE FUNCTION rentals_indexed();
--> statement-breakpoint
CREATE TRIGGER businesses_indexed AFTER INSERT OR UPDATE ON businesses FOR EACH ROW EXECUTE FUNCTION businesses_indexed();
--> statement-breakpoint
CREATE TRIGGER jobs_indexed AFTER INSERT OR UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION jobs_indexed();
--> statement-breakpoint
CREATE TRIGGER events_unindexed AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION listing_unindexed();
--> statement-breakpoint
CREATE TRIGGER rentals_unindexed AFTER DELETE ON rentals FOR EACH ROW EXECUTE FUNCTION listing_unindexed();
--> statement-breakpoint
CREATE TRIGGER businesses_unindexed AFTER DELETE ON businesses FOR EACH ROW EXECUTE FUNCTION listing_unindexed();
--> statement-breakpoint
CREATE TRIGGER jobs_unindexed AFTER DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION listing_unindexed();
--> statement-breakpoint
CREATE TRIGGER events_emptied AFTER TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION listing_unindexed();
--> statement-breakpoint
CREATE TRIGGER rentals_emptied AFTER TRUNCATE ON rentals FOR EACH STATEMENT EXECUTE FUNCTION listing_unindexed();
--> statement-breakpoint
CREATE TRIGGER businesses_emptied AFTER TRUNCATE ON businesses FOR EACH STATEMENT EXECUTE FUNCTION listing_unindexed();
--> statement-breakpoint
CREATE TRIGGER jobs_emptied AFTER TRUNCATE ON jobs FOR EACH STATEMENT EXECUTE FUNCTION listing_unindexed();
--> statement-breakpoint
SELECT index_event(e) FROM events e;
--> statement-breakpoint
SELECT index_rental(r) FROM rentals r;
--> statement-breakpoint
SELECT index_business(b) FROM businesses b;
--> statement-breakpoint
SELECT index_job(j) FROM jobs j;
