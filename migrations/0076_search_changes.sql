CREATE TABLE "search_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"type" text NOT NULL,
	"listing_id" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_changes_transaction_type_listing_id_pk" PRIMARY KEY("transaction","type","listing_id")
);
--> statement-breakpoint
-- Whoever has read the entries into its memory reads again what was written since (search-index.ts).
CREATE FUNCTION search_entry_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (type, listing_id) VALUES (coalesce(NEW.type, OLD.type), coalesce(NEW.listing_id, OLD.listing_id))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER search_entries_changed AFTER INSERT OR UPDATE OR DELETE ON search_entries FOR EACH ROW EXECUTE FUNCTION search_entry_changed();
--> statement-breakpoint
-- Nothing is looked for in the entries any more: a listing is written without thirty-five indexes.
DROP INDEX "search_entries_businesses_category";
--> statement-breakpoint
DROP INDEX "search_entries_businesses_cheapest";
--> statement-breakpoint
DROP INDEX "search_entries_businesses_dearest";
--> statement-breakpoint
DROP INDEX "search_entries_businesses_degrees";
--> statement-breakpoint
DROP INDEX "search_entries_businesses_document";
--> statement-breakpoint
DROP INDEX "search_entries_businesses_rating";
--> statement-breakpoint
DROP INDEX "search_entries_businesses_spot";
--> statement-breakpoint
DROP INDEX "search_entries_businesses_standing";
--> statement-breakpoint
DROP INDEX "search_entries_businesses_titles";
--> statement-breakpoint
DROP INDEX "search_entries_events_category";
--> statement-breakpoint
DROP INDEX "search_entries_events_cheapest";
--> statement-breakpoint
DROP INDEX "search_entries_events_dearest";
--> statement-breakpoint
DROP INDEX "search_entries_events_degrees";
--> statement-breakpoint
DROP INDEX "search_entries_events_document";
--> statement-breakpoint
DROP INDEX "search_entries_events_price";
--> statement-breakpoint
DROP INDEX "search_entries_events_spot";
--> statement-breakpoint
DROP INDEX "search_entries_events_standing";
--> statement-breakpoint
DROP INDEX "search_entries_events_titles";
--> statement-breakpoint
DROP INDEX "search_entries_jobs_category";
--> statement-breakpoint
DROP INDEX "search_entries_jobs_degrees";
--> statement-breakpoint
DROP INDEX "search_entries_jobs_document";
--> statement-breakpoint
DROP INDEX "search_entries_jobs_listed";
--> statement-breakpoint
DROP INDEX "search_entries_jobs_spot";
--> statement-breakpoint
DROP INDEX "search_entries_jobs_standing";
--> statement-breakpoint
DROP INDEX "search_entries_jobs_titles";
--> statement-breakpoint
DROP INDEX "search_entries_rentals_category";
--> statement-breakpoint
DROP INDEX "search_entries_rentals_cheapest";
--> statement-breakpoint
DROP INDEX "search_entries_rentals_dearest";
--> statement-breakpoint
DROP INDEX "search_entries_rentals_degrees";
--> statement-breakpoint
DROP INDEX "search_entries_rentals_document";
--> statement-breakpoint
DROP INDEX "search_entries_rentals_price";
--> statement-breakpoint
DROP INDEX "search_entries_rentals_rating";
--> statement-breakpoint
DROP INDEX "search_entries_rentals_spot";
--> statement-breakpoint
DROP INDEX "search_entries_rentals_standing";
--> statement-breakpoint
DROP INDEX "search_entries_rentals_titles";
--> statement-breakpoint
DROP FUNCTION search_spot(double precision, double precision);
