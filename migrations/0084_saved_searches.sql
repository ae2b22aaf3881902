CREATE TABLE "publication_order" (
	"type" text NOT NULL,
	"listing_id" text NOT NULL,
	"number" bigint,
	CONSTRAINT "publication_order_type_listing_id_pk" PRIMARY KEY("type","listing_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search_readers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"look_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"search" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"letters" boolean NOT NULL,
	"seen" bigint NOT NULL,
	"told" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_search_readers" ADD CONSTRAINT "saved_search_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "publication_order_number" ON "publication_order" USING btree ("number");--> statement-breakpoint
CREATE INDEX "publication_order_unnumbered" ON "publication_order" USING btree ("listing_id") WHERE "publication_order"."number" is null;--> statement-breakpoint
CREATE INDEX "saved_search_readers_next" ON "saved_search_readers" USING btree ("look_at","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id","search");--> statement-breakpoint
-- By hand: an entry that is written for the first time is a listing that is published for the first time (table.ts).
CREATE FUNCTION search_entry_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO publication_order (type, listing_id) VALUES (NEW.type, NEW.listing_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER search_entries_published AFTER INSERT ON search_entries FOR EACH ROW EXECUTE FUNCTION search_entry_published();
--> statement-breakpoint
-- What is public already is new to nobody: there are no saved searches yet.
INSERT INTO publication_order (type, listing_id, number)
SELECT type, listing_id, row_number() OVER (ORDER BY type, listing_id) FROM search_entries;
