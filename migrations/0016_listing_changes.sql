CREATE TABLE "listing_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"listing_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"asked_by" text NOT NULL,
	"status" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "listing_changes_note" CHECK (length("listing_changes"."note") <= 500),
	CONSTRAINT "listing_changes_decided" CHECK (("listing_changes"."status" = 'pending') = ("listing_changes"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_changes_open" ON "listing_changes" USING btree ("kind","listing_id") WHERE "listing_changes"."status" in ('pending', 'rejected');--> statement-breakpoint
CREATE INDEX "listing_changes_of" ON "listing_changes" USING btree ("kind","listing_id","asked_at");--> statement-breakpoint
CREATE INDEX "listing_changes_oldest" ON "listing_changes" USING btree ("status","asked_at","id");--> statement-breakpoint
CREATE INDEX "listing_changes_asked_by" ON "listing_changes" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "listing_changes_search" ON "listing_changes" USING gin (searchable(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'es', '')) gin_trgm_ops);