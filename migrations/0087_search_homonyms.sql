-- Words to which a dictionary gives the stem of another thing: "tapas" and "te tapan", "libro" and "libre", "cama" and
-- "cámara". The one that is meant less often has a word of its own for its stem, in texts and in searches alike (stems.ts
-- asks with it), so that neither finds the other. A club sandwich is no club.
CREATE FUNCTION search_apart(language text, said text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  english CONSTANT jsonb := '{
    "booked": "xbooking", "booking": "xbooking", "bookings": "xbooking", "friendly": "xfriendly",
    "horizontal": "xhorizontal", "lively": "xlively", "marketing": "xmarketing", "suite": "xsuite",
    "suites": "xsuite"
  }';
  spanish CONSTANT jsonb := '{
    "tapan": "xtapar", "tapar": "xtapar", "tapado": "xtapar", "tapada": "xtapar", "tapados": "xtapar",
    "tapadas": "xtapar", "pincha": "xpinchar", "pinchan": "xpinchar", "pinchas": "xpinchar", "pinchar": "xpinchar",
    "pinchado": "xpinchado", "pinchada": "xpinchado", "pinchados": "xpinchado", "pinchadas": "xpinchado",
    "pinche": "xpinche", "pinches": "xpinche", "partir": "xpartir", "parte": "xparte", "partes": "xparte",
    "solo": "xsolo", "sólo": "xsolo", "sola": "xsolo", "solos": "xsolo", "solas": "xsolo", "libro": "xlibro",
    "libros": "xlibro", "camara": "xcamara", "cámara": "xcamara", "camaras": "xcamara", "cámaras": "xcamara",
    "camaron": "xcamaron", "camarón": "xcamaron", "camarones": "xcamaron", "gambo": "xgambo",
    "estudiante": "xestudiante", "estudiantes": "xestudiante", "cortos": "xcortos", "cortado": "xcortado",
    "cortados": "xcortado", "seguridad": "xseguridad", "principiante": "xprincipiante",
    "principiantes": "xprincipiante", "visto": "xvisto", "vistos": "xvisto", "sala": "xsala", "salas": "xsala",
    "tinto": "xtinto", "tintos": "xtinto", "tinte": "xtinte", "tintes": "xtinte", "indie": "xindie",
    "doner": "xdoner", "döner": "xdoner", "vuela": "xvolar", "vuelan": "xvolar", "talla": "xtalla",
    "tallas": "xtalla", "colada": "xcolada", "coladas": "xcolada", "vegano": "xvegano", "vegana": "xvegano",
    "veganos": "xvegano", "veganas": "xvegano", "pesas": "xpesas", "rosado": "xrosado", "rosados": "xrosado",
    "limonada": "xlimonada", "limonadas": "xlimonada", "batido": "xbatido", "batidos": "xbatido",
    "carbonara": "xcarbonara", "cascada": "xcascada", "cascadas": "xcascada", "masa": "xmasa", "masas": "xmasa",
    "pines": "xpines", "quedada": "xquedada", "quedadas": "xquedada", "reservado": "xreservado",
    "reservados": "xreservado", "residente": "xresidente", "residentes": "xresidente", "venda": "xvenda",
    "vendas": "xvenda", "horizontal": "xhorizontal", "horizontales": "xhorizontal"
  }';
  apart CONSTANT jsonb := CASE language WHEN 'es' THEN spanish ELSE english END;
  word text;
BEGIN
  said := regexp_replace(said, '\mclub (sandwich)|(s[aá]ndwich) club\M', '\1\2', 'gi');
  FOR word IN SELECT DISTINCT lower(one[1]) FROM regexp_matches(said, '[[:alpha:]]+', 'g') AS one WHERE apart ? lower(one[1]) LOOP
    said := regexp_replace(said, '\m' || word || '\M', apart ->> word, 'gi');
  END LOOP;
  RETURN said;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_stems(config regconfig, language text, said text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(to_tsvector(config, search_apart(language, coalesce(said, '')))::text, '(^| )''', '\1''' || language || '/', 'g')::tsvector
$$;
--> statement-breakpoint
SELECT index_event(listing) FROM events AS listing;
--> statement-breakpoint
SELECT index_rental(listing) FROM rentals AS listing;
--> statement-breakpoint
SELECT index_business(listing) FROM businesses AS listing;
--> statement-breakpoint
SELECT index_job(listing) FROM jobs AS listing;
