ALTER TABLE "businesses" ADD COLUMN "plan_rank" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "vip" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "plan_rank" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "vip" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "plan_rank" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "plan_rank" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "door" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The number of a flat leaves the public address: what follows the house's own number, as people write it.
UPDATE "rentals" SET
  "door" = btrim(substring("address" from '(?i)^.*\d[^,]*,\s*((?:bajos?|[áa]tico|\d{1,2}\s?[ºª°]?\s?[a-z]?|(?:piso|puerta|planta|apto|apartamento|apartment|flat|door)\M.*))$')),
  "address" = btrim(substring("address" from '(?i)^(.*\d[^,]*),\s*(?:bajos?|[áa]tico|\d{1,2}\s?[ºª°]?\s?[a-z]?|(?:piso|puerta|planta|apto|apartamento|apartment|flat|door)\M.*)$'))
WHERE "category" = 'apartment'
  AND "address" ~* '^.*\d[^,]*,\s*(bajos?|[áa]tico|\d{1,2}\s?[ºª°]?\s?[a-z]?|(piso|puerta|planta|apto|apartamento|apartment|flat|door)\M.*)$';--> statement-breakpoint
-- What a plan gives the listings of who has it stands in their rows, so that no list asks for it: whoever begins,
-- changes or ends a plan, and whoever gives a listing to somebody, writes it along (decision 0049).
CREATE FUNCTION plan_rank(plan text, status text) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN plan IS NULL OR status = 'ended' THEN 0 WHEN plan = 'professional' THEN 1 ELSE 2 END::smallint
$$;--> statement-breakpoint
CREATE FUNCTION listing_ranked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.plan_rank := coalesce((SELECT plan_rank(plan, status) FROM subscriptions WHERE user_id = NEW.owner_id), 0);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER events_ranked BEFORE INSERT OR UPDATE OF owner_id ON events FOR EACH ROW EXECUTE FUNCTION listing_ranked();--> statement-breakpoint
CREATE TRIGGER rentals_ranked BEFORE INSERT OR UPDATE OF owner_id ON rentals FOR EACH ROW EXECUTE FUNCTION listing_ranked();--> statement-breakpoint
CREATE TRIGGER businesses_ranked BEFORE INSERT OR UPDATE OF owner_id ON businesses FOR EACH ROW EXECUTE FUNCTION listing_ranked();--> statement-breakpoint
CREATE TRIGGER jobs_ranked BEFORE INSERT OR UPDATE OF owner_id ON jobs FOR EACH ROW EXECUTE FUNCTION listing_ranked();--> statement-breakpoint
CREATE FUNCTION plan_ranked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE rank smallint := plan_rank(NEW.plan, NEW.status);
BEGIN
  UPDATE events SET plan_rank = rank WHERE owner_id = NEW.user_id AND plan_rank <> rank;
  UPDATE rentals SET plan_rank = rank WHERE owner_id = NEW.user_id AND plan_rank <> rank;
  UPDATE businesses SET plan_rank = rank WHERE owner_id = NEW.user_id AND plan_rank <> rank;
  UPDATE jobs SET plan_rank = rank WHERE owner_id = NEW.user_id AND plan_rank <> rank;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER subscriptions_ranked AFTER INSERT OR UPDATE ON subscriptions FOR EACH ROW EXECUTE FUNCTION plan_ranked();--> statement-breakpoint
-- Plans that run already.
UPDATE "subscriptions" SET "version" = "version";
