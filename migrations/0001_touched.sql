-- Whoever writes to a listing, by whatever way, says so when the transaction commits: every process on this
-- database then drops the kept replies and pages that show the table (docs/decisions/0006).
CREATE FUNCTION touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('touched', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER rentals_touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rentals FOR EACH STATEMENT EXECUTE FUNCTION touched();
--> statement-breakpoint
CREATE TRIGGER businesses_touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON businesses FOR EACH STATEMENT EXECUTE FUNCTION touched();
--> statement-breakpoint
CREATE TRIGGER jobs_touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON jobs FOR EACH STATEMENT EXECUTE FUNCTION touched();
--> statement-breakpoint
CREATE TRIGGER events_touched AFTER INSERT OR DELETE OR TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION touched();
--> statement-breakpoint
-- A sold ticket changes no page, except the one that sells the event out or the one given back.
CREATE TRIGGER events_changed AFTER UPDATE ON events FOR EACH ROW
  WHEN (
    to_jsonb(OLD) - 'places_taken' IS DISTINCT FROM to_jsonb(NEW) - 'places_taken'
    OR (OLD.places_taken >= OLD.capacity) IS DISTINCT FROM (NEW.places_taken >= NEW.capacity)
  )
  EXECUTE FUNCTION touched();
