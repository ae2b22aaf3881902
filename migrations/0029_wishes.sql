CREATE TABLE "search_synonyms" (
	"id" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"key" text NOT NULL,
	"meaning" text,
	"category" text,
	"language" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_wishes" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"language" text NOT NULL,
	"found" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_wishes_day_words_language_found_pk" PRIMARY KEY("day","words","language","found")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_synonyms_key" ON "search_synonyms" USING btree ("key","language");--> statement-breakpoint
CREATE INDEX "search_synonyms_updated" ON "search_synonyms" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "search_synonyms_words" ON "search_synonyms" USING btree (searchable(words),"id");--> statement-breakpoint
CREATE INDEX "search_synonyms_search" ON "search_synonyms" USING gin (searchable(coalesce(words, '') || ' ' || coalesce(meaning, '')) gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER search_synonyms_touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION touched();
