CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
-- What is looked through is in small letters without accents; declared immutable, because the dictionary is named.
CREATE FUNCTION searchable(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1))
$$;
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"title" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"letter" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text NOT NULL,
	"values" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "prospect_businesses" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"category" text NOT NULL,
	"location" text NOT NULL,
	"address" text,
	"contact_email" text,
	"contact_phone" text,
	"website" text,
	"priority_score" integer NOT NULL,
	"advertising_budget" text,
	"contact_status" text DEFAULT 'not_contacted' NOT NULL,
	"notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prospect_businesses_score" CHECK ("prospect_businesses"."priority_score" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"uploaded_by" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "tasks_due";--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "price_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "salary_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "schedule" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ALTER COLUMN "price_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ALTER COLUMN "price_unit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ALTER COLUMN "capacity" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "advertising_inquiries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "business_inquiries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "holiday_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "holiday_requests" ADD COLUMN "quoted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "holiday_requests" ADD COLUMN "quote_token_hash" text;--> statement-breakpoint
ALTER TABLE "holiday_requests" ADD COLUMN "quote_answer" text;--> statement-breakpoint
ALTER TABLE "holiday_requests" ADD COLUMN "quote_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "holiday_requests" ADD COLUMN "client_message" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "listing_id" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "issue_reports" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of" ON "audit_entries" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_search" ON "audit_entries" USING gin (searchable(coalesce(title, '')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "mails_all" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_search" ON "mails" USING gin (searchable(coalesce(recipient, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "prospect_businesses_best" ON "prospect_businesses" USING btree ("priority_score","id");--> statement-breakpoint
CREATE INDEX "prospect_businesses_name" ON "prospect_businesses" USING btree (searchable(name),"id");--> statement-breakpoint
CREATE INDEX "prospect_businesses_search" ON "prospect_businesses" USING gin (searchable(coalesce(name, '') || ' ' || coalesce(location, '') || ' ' || coalesce(contact_email, '') || ' ' || coalesce(notes, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "photos_oldest" ON "photos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "advertising_inquiries_all" ON "advertising_inquiries" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "advertising_inquiries_search" ON "advertising_inquiries" USING gin (searchable(coalesce(business_name, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (searchable(full_name),"id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (searchable(coalesce(full_name, '') || ' ' || coalesce(username, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "business_inquiries_all" ON "business_inquiries" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "business_inquiries_search" ON "business_inquiries" USING gin (searchable(coalesce(business_name, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "businesses_updated" ON "businesses" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "businesses_name" ON "businesses" USING btree (searchable(name),"id");--> statement-breakpoint
CREATE INDEX "businesses_search" ON "businesses" USING gin (searchable(coalesce(name, '') || ' ' || coalesce(location, '') || ' ' || coalesce(address, '') || ' ' || coalesce(email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_updated" ON "events" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "events_title_en" ON "events" USING btree (searchable(coalesce(title ->> 'en', title ->> 'es')),"id");--> statement-breakpoint
CREATE INDEX "events_title_es" ON "events" USING btree (searchable(coalesce(title ->> 'es', title ->> 'en')),"id");--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin (searchable(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'es', '') || ' ' || coalesce(organizer, '') || ' ' || coalesce(location, '') || ' ' || coalesce(address, '')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "holiday_requests_quote" ON "holiday_requests" USING btree ("quote_token_hash");--> statement-breakpoint
CREATE INDEX "holiday_requests_all" ON "holiday_requests" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "holiday_requests_name" ON "holiday_requests" USING btree (searchable(coalesce(client_name, '')),"id");--> statement-breakpoint
CREATE INDEX "holiday_requests_search" ON "holiday_requests" USING gin (searchable(coalesce(client_name, '') || ' ' || coalesce(client_email, '') || ' ' || coalesce(vacation_description, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_updated" ON "jobs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "jobs_title_en" ON "jobs" USING btree (searchable(coalesce(title ->> 'en', title ->> 'es')),"id");--> statement-breakpoint
CREATE INDEX "jobs_title_es" ON "jobs" USING btree (searchable(coalesce(title ->> 'es', title ->> 'en')),"id");--> statement-breakpoint
CREATE INDEX "jobs_employer" ON "jobs" USING btree (searchable(employer),"id");--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin (searchable(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'es', '') || ' ' || coalesce(employer, '') || ' ' || coalesce(location, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "rentals_updated" ON "rentals" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "rentals_title_en" ON "rentals" USING btree (searchable(coalesce(title ->> 'en', title ->> 'es')),"id");--> statement-breakpoint
CREATE INDEX "rentals_title_es" ON "rentals" USING btree (searchable(coalesce(title ->> 'es', title ->> 'en')),"id");--> statement-breakpoint
CREATE INDEX "rentals_search" ON "rentals" USING gin (searchable(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'es', '') || ' ' || coalesce(location, '') || ' ' || coalesce(address, '') || ' ' || coalesce(contact_email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "submissions_title" ON "submissions" USING btree ("status",searchable(coalesce(title, '')),"id");--> statement-breakpoint
CREATE INDEX "submissions_search" ON "submissions" USING gin (searchable(coalesce(title, '') || ' ' || coalesce(location, '') || ' ' || coalesce(contact_email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_all" ON "contact_messages" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin (searchable(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(subject, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "issue_reports_all" ON "issue_reports" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "issue_reports_search" ON "issue_reports" USING gin (searchable(coalesce(title, '') || ' ' || coalesce(email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("name","run_at");