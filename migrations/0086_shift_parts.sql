ALTER TABLE "jobs" ADD COLUMN "shift_parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The parts of the day and of the week that the words say, read as src/features/jobs/shift-parts.ts reads them.
CREATE FUNCTION shift_parts_in(shifts jsonb, title jsonb) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  hours text := '\y(\d{1,2})(?:[:.]([0-5]\d))? ?(am|pm|h|at night|in the [a-z]+|de la [a-z]+)? ?(?:to|till|until|a|hasta|-|–) ?(?:las )?(\d{1,2})(?:[:.]([0-5]\d))? ?(am|pm|h|at night|in the [a-z]+|de la [a-z]+)?(?![a-z\d:.]\d|[a-z])';
  late text := 'pm|afternoon|evening|night|tarde|noche';
  early text := 'am|morning|manana|madrugada|night|noche';
  said text;
  found text[];
  begins float8;
  ends float8;
  of_day text[] := '{}';
  is_of_weekend boolean := false;
BEGIN
  FOREACH said IN ARRAY ARRAY[shifts ->> 'en', shifts ->> 'es', title ->> 'en', title ->> 'es'] LOOP
    said := translate(lower(coalesce(said, '')), 'áéíóúüñ', 'aeiouun');
    said := regexp_replace(said, '\y(?:closed|shut|break|cerrad[oa]|descanso|pausa)\y[^,;]*', ' ', 'g');
    said := regexp_replace(said, '\y(?:no|not|never|without|free|sin|ni|nunca|except|excepto|salvo|menos) (?:(?:on|at|los|las|el|la|trabajar) )*(?:fin(?:es)? de semana|[a-z]+)(?: (?:or|nor|ni|o|and|y) (?:fin(?:es)? de semana|[a-z]+))?', ' ', 'g');
    said := regexp_replace(said, '\y(?:(?:fridays?|saturdays?|viernes|sabados?) (?:and|or|y|o) )?(?:fin(?:es)? de semana|[a-z]+) (?:off|free|libres?)\y', ' ', 'g');
    is_of_weekend := is_of_weekend OR said ~ '\y(?:weekends?|weekenders?|saturdays?|sundays?|fin(?:es)? de semana|findes?|sabados?|domingos?)\y';
    CONTINUE WHEN of_day <> '{}';
    FOR found IN SELECT regexp_matches(said, hours, 'g') LOOP
      CONTINUE WHEN num_nonnulls(found[2], found[3], found[5], found[6]) = 0;
      -- "6 to 11pm" begins at six in the evening.
      IF found[3] IS NULL AND found[6] ~ late AND found[1]::int < found[4]::int THEN found[3] := found[6]; END IF;
      begins := found[1]::float8 + coalesce(found[2], '0')::float8 / 60;
      ends := found[4]::float8 + coalesce(found[5], '0')::float8 / 60;
      begins := begins + CASE WHEN found[3] ~ early AND begins >= 12 AND begins < 13 THEN -12 WHEN found[3] ~ late AND begins < 12 THEN 12 ELSE 0 END;
      ends := ends + CASE WHEN found[6] ~ early AND ends >= 12 AND ends < 13 THEN -12 WHEN found[6] ~ late AND ends < 12 THEN 12 ELSE 0 END;
      CONTINUE WHEN begins > 24 OR ends > 24;
      IF ends <= begins THEN ends := ends + 24; END IF;
      of_day := of_day || ARRAY(
        SELECT part
        FROM (VALUES ('mornings', 6, 14), ('afternoons', 14, 20), ('evenings', 18, 24), ('nights', 23, 30)) AS lies(part, first, last), (VALUES (-24), (0), (24)) AS a(day)
        WHERE least(ends, last + day) - greatest(begins, first + day) >= least(3, (ends - begins) / 2)
      );
    END LOOP;
    said := regexp_replace(said, hours, ' ', 'g');
    of_day := of_day || ARRAY(
      SELECT part
      FROM (VALUES
        ('mornings', 'mornings?|early shifts?|daytime|day shifts?|by day|mananas?|de dia'),
        ('afternoons', 'afternoons?|daytime|day shifts?|by day|tardes?|de dia'),
        ('evenings', 'evenings?|late shifts?'),
        ('nights', 'nights?|overnight|noches?|nocturn[oa]s?|madrugadas?')
      ) AS known(part, names)
      WHERE said ~ ('\y(?:' || names || ')\y')
    );
  END LOOP;
  RETURN ARRAY(
    SELECT part FROM unnest(ARRAY['mornings', 'afternoons', 'evenings', 'nights', 'weekends']) WITH ORDINALITY AS all_parts(part, place)
    WHERE CASE part WHEN 'weekends' THEN is_of_weekend ELSE part = ANY(of_day) END
    ORDER BY place
  );
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
  -- Nobody who names a figure means an hour at which work begins.
  PERFORM write_search_entry(entry, job.title, job.employer, job.description,
    search_told(regexp_replace(job.shifts::text, '[0-9]+([:.][0-9]+)?( ?(am|pm|h|hrs?)\M)?', '', 'g')::jsonb, jsonb_build_object('en', job.weekly_hours || ' hours a week', 'es', job.weekly_hours || ' horas a la semana'),
      CASE job.bed WHEN 'included' THEN '{"en": "accommodation included", "es": "alojamiento incluido"}'::jsonb END),
    job.address);
END
$$;
--> statement-breakpoint
UPDATE "jobs" SET "shift_parts" = shift_parts_in("shifts", "title");
--> statement-breakpoint
DROP FUNCTION shift_parts_in(jsonb, jsonb);
