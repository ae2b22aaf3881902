CREATE TABLE "guest_review_counts" (
	"listing_type" text NOT NULL,
	"listing_id" text NOT NULL,
	"count" integer NOT NULL,
	"sum" integer NOT NULL,
	CONSTRAINT "guest_review_counts_listing_type_listing_id_pk" PRIMARY KEY("listing_type","listing_id")
);
--> statement-breakpoint
CREATE TABLE "guest_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"author_id" text NOT NULL,
	"listing_type" text NOT NULL,
	"listing_id" text NOT NULL,
	"business_id" text,
	"proof" text NOT NULL,
	"was_there_at" timestamp with time zone NOT NULL,
	"stars" smallint NOT NULL,
	"words" text,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "guest_reviews_stars" CHECK ("guest_reviews"."stars" between 1 and 5),
	CONSTRAINT "guest_reviews_answered" CHECK (("guest_reviews"."answer" is null) = ("guest_reviews"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "host_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"host_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"stars" smallint NOT NULL,
	"words" text,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "host_reviews_stars" CHECK ("host_reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"order_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"reporter_id" text,
	"email" text,
	"language" text NOT NULL,
	"reason" text NOT NULL,
	"details" text,
	"status" text DEFAULT 'open' NOT NULL,
	"ground" text,
	"statement" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "review_reports_decided" CHECK (("review_reports"."status" = 'open') = ("review_reports"."decided_at" is null)),
	CONSTRAINT "review_reports_ground" CHECK (("review_reports"."status" = 'removed') = ("review_reports"."ground" is not null))
);
--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_reviews" ADD CONSTRAINT "host_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_reviews" ADD CONSTRAINT "host_reviews_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_reviews" ADD CONSTRAINT "host_reviews_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_guest_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."guest_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_reviews_of_order" ON "guest_reviews" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "guest_reviews_of_listing" ON "guest_reviews" USING btree ("listing_type","listing_id","created_at","id");--> statement-breakpoint
CREATE INDEX "guest_reviews_of_place" ON "guest_reviews" USING btree ("business_id","created_at","id");--> statement-breakpoint
CREATE INDEX "guest_reviews_of_author" ON "guest_reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "guest_reviews_hidden" ON "guest_reviews" USING btree ("created_at") WHERE "guest_reviews"."published_at" is null;--> statement-breakpoint
CREATE INDEX "guest_reviews_search" ON "guest_reviews" USING gin (searchable(coalesce(name, '') || ' ' || coalesce(words, '')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "host_reviews_of_order" ON "host_reviews" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "host_reviews_of_host" ON "host_reviews" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "host_reviews_of_guest" ON "host_reviews" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "host_reviews_hidden" ON "host_reviews" USING btree ("created_at") WHERE "host_reviews"."published_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_invitations_link" ON "review_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "review_invitations_oldest" ON "review_invitations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once" ON "review_reports" USING btree ("review_id","reporter_id") WHERE "review_reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "review_reports_newest" ON "review_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "review_reports_of_review" ON "review_reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_reports_of_reporter" ON "review_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "review_reports_search" ON "review_reports" USING gin (searchable(coalesce(details, '') || ' ' || coalesce(statement, '')) gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER guest_reviews_touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON guest_reviews FOR EACH STATEMENT EXECUTE FUNCTION touched();
--> statement-breakpoint
-- What is public of reviews is counted for their listing, and for the place that they were at: once for each statement,
-- however many it writes. The counts are added to, never made again, so that two who write at once count both; listings
-- are taken in their order, so that they never wait for each other in a circle. Nothing else writes a rating.
CREATE FUNCTION count_guest_reviews(changed jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO guest_review_counts AS counts (listing_type, listing_id, count, sum)
  SELECT type, id, sum(sign), sum(sign * stars) FROM jsonb_to_recordset(changed) AS one (type text, id text, sign int, stars int)
  GROUP BY type, id HAVING sum(sign) <> 0 OR sum(sign * stars) <> 0 ORDER BY type, id
  ON CONFLICT (listing_type, listing_id) DO UPDATE SET count = counts.count + excluded.count, sum = counts.sum + excluded.sum;
  UPDATE rentals SET review_count = counts.count, rating = round(counts.sum::numeric / nullif(counts.count, 0), 2)
  FROM guest_review_counts AS counts
  WHERE counts.listing_type = 'rentals' AND counts.listing_id = rentals.id
    AND rentals.id IN (SELECT value ->> 'id' FROM jsonb_array_elements(changed));
  UPDATE businesses SET review_count = counts.count, rating = round(counts.sum::numeric / nullif(counts.count, 0), 2)
  FROM guest_review_counts AS counts
  WHERE counts.listing_type = 'businesses' AND counts.listing_id = businesses.id
    AND businesses.id IN (SELECT value ->> 'id' FROM jsonb_array_elements(changed));
END
$$;
--> statement-breakpoint
CREATE FUNCTION guest_reviews_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := '[]';
  more jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT coalesce(jsonb_agg(jsonb_build_object('type', told.type, 'id', told.id, 'sign', -1, 'stars', stars)), '[]') INTO more
    FROM gone CROSS JOIN LATERAL (VALUES (listing_type, listing_id), ('businesses', business_id)) AS told (type, id)
    WHERE told.id IS NOT NULL AND published_at IS NOT NULL AND removed_at IS NULL;
    changed := changed || more;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT coalesce(jsonb_agg(jsonb_build_object('type', told.type, 'id', told.id, 'sign', 1, 'stars', stars)), '[]') INTO more
    FROM added CROSS JOIN LATERAL (VALUES (listing_type, listing_id), ('businesses', business_id)) AS told (type, id)
    WHERE told.id IS NOT NULL AND published_at IS NOT NULL AND removed_at IS NULL;
    changed := changed || more;
  END IF;
  PERFORM count_guest_reviews(changed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER guest_reviews_added AFTER INSERT ON guest_reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guest_reviews_counted();
--> statement-breakpoint
CREATE TRIGGER guest_reviews_changed AFTER UPDATE ON guest_reviews REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guest_reviews_counted();
--> statement-breakpoint
CREATE TRIGGER guest_reviews_gone AFTER DELETE ON guest_reviews REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION guest_reviews_counted();
--> statement-breakpoint
-- Ratings come from reviews alone: what stood there without any is new.
UPDATE rentals SET rating = NULL, review_count = 0 WHERE rating IS NOT NULL OR review_count <> 0;
--> statement-breakpoint
UPDATE businesses SET rating = NULL, review_count = 0 WHERE rating IS NOT NULL OR review_count <> 0;
