-- What is taken in some days of all rentals together was asked by searches alone, which remember the calendars now.
DROP INDEX "rental_slots_during";--> statement-breakpoint
ALTER TABLE "search_changes" DROP CONSTRAINT "search_changes_transaction_type_listing_id_pk";--> statement-breakpoint
ALTER TABLE "search_changes" ADD COLUMN "is_calendar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_changes" ADD CONSTRAINT "search_changes_transaction_type_listing_id_is_calendar_pk" PRIMARY KEY("transaction","type","listing_id","is_calendar");
--> statement-breakpoint
-- By hand: whoever remembers the calendars of rentals reads again those of which something was taken, given back or changed
-- (search-index.ts). What stands in the rental itself is told with its entry.
CREATE FUNCTION search_calendars_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO search_changes (type, listing_id, is_calendar)
    SELECT type, listing_id, true FROM search_entries WHERE type = 'rentals' ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO search_changes (type, listing_id, is_calendar)
    SELECT 'rentals', rental_id, true FROM changed UNION SELECT 'rentals', rental_id, true FROM former ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO search_changes (type, listing_id, is_calendar)
    SELECT DISTINCT 'rentals', rental_id, true FROM changed ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER rental_slots_inserted AFTER INSERT ON rental_slots REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_calendars_changed();
--> statement-breakpoint
CREATE TRIGGER rental_slots_updated AFTER UPDATE ON rental_slots REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_calendars_changed();
--> statement-breakpoint
CREATE TRIGGER rental_slots_deleted AFTER DELETE ON rental_slots REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_calendars_changed();
--> statement-breakpoint
CREATE TRIGGER rental_slots_emptied AFTER TRUNCATE ON rental_slots FOR EACH STATEMENT EXECUTE FUNCTION search_calendars_changed();
--> statement-breakpoint
CREATE TRIGGER rental_seasons_inserted AFTER INSERT ON rental_seasons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_calendars_changed();
--> statement-breakpoint
CREATE TRIGGER rental_seasons_updated AFTER UPDATE ON rental_seasons REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_calendars_changed();
--> statement-breakpoint
CREATE TRIGGER rental_seasons_deleted AFTER DELETE ON rental_seasons REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_calendars_changed();
--> statement-breakpoint
CREATE TRIGGER rental_seasons_emptied AFTER TRUNCATE ON rental_seasons FOR EACH STATEMENT EXECUTE FUNCTION search_calendars_changed();
