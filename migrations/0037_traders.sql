CREATE TABLE "traders" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"birth_date" date,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"town" text NOT NULL,
	"country" text NOT NULL,
	"tax_number" text NOT NULL,
	"register" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"standing" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"good_until" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "traders_born" CHECK (("traders"."kind" = 'person') = ("traders"."birth_date" is not null)),
	CONSTRAINT "traders_registered" CHECK ("traders"."kind" = 'person' or "traders"."register" is not null)
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "seller_unknown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "seller_unknown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "traders" ADD CONSTRAINT "traders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "traders_ending" ON "traders" USING btree ("good_until") WHERE "traders"."standing" = 'good';--> statement-breakpoint
-- Whether a seller is known stands in the rows of what is sold, as the rank of a plan does (0017): whoever says who sells,
-- lapses, or is given a listing, writes it along, and no sale can forget to ask.
CREATE FUNCTION seller_unknown(owner text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT owner IS NOT NULL AND NOT EXISTS (SELECT FROM traders WHERE owner_id = owner AND standing = 'good')
$$;--> statement-breakpoint
CREATE FUNCTION listing_sold_by() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seller_unknown := seller_unknown(NEW.owner_id);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER events_sold_by BEFORE INSERT OR UPDATE OF owner_id ON events FOR EACH ROW EXECUTE FUNCTION listing_sold_by();--> statement-breakpoint
CREATE TRIGGER rentals_sold_by BEFORE INSERT OR UPDATE OF owner_id ON rentals FOR EACH ROW EXECUTE FUNCTION listing_sold_by();--> statement-breakpoint
CREATE FUNCTION trader_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner text := coalesce(NEW.owner_id, OLD.owner_id);
  is_unknown boolean := seller_unknown(owner);
BEGIN
  UPDATE events SET seller_unknown = is_unknown WHERE owner_id = owner AND seller_unknown <> is_unknown;
  UPDATE rentals SET seller_unknown = is_unknown WHERE owner_id = owner AND seller_unknown <> is_unknown;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER traders_told AFTER INSERT OR UPDATE OF standing OR DELETE ON traders FOR EACH ROW EXECUTE FUNCTION trader_told();--> statement-breakpoint
CREATE TRIGGER traders_touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON traders FOR EACH STATEMENT EXECUTE FUNCTION touched();--> statement-breakpoint
-- What owners sell already waits for them to say who they are.
UPDATE "events" SET "seller_unknown" = true WHERE "owner_id" IS NOT NULL;--> statement-breakpoint
UPDATE "rentals" SET "seller_unknown" = true WHERE "owner_id" IS NOT NULL;
