CREATE TABLE "advertising_inquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"admin_notes" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"business_name" text NOT NULL,
	"contact_name" text,
	"email" text NOT NULL,
	"phone" text,
	"business_type" text,
	"location" text,
	"current_marketing" text,
	"budget" text,
	"goals" text,
	"message" text
);
--> statement-breakpoint
CREATE TABLE "business_inquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"admin_notes" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"business_type" text NOT NULL,
	"business_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"location" text NOT NULL,
	"website" text,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_joins" (
	"user_id" text NOT NULL,
	"offer" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_joins_user_id_offer_pk" PRIMARY KEY("user_id","offer")
);
--> statement-breakpoint
CREATE TABLE "holiday_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"admin_notes" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"client_name" text NOT NULL,
	"client_email" text NOT NULL,
	"client_phone" text,
	"vacation_description" text NOT NULL,
	"budget" text,
	"duration_days" integer NOT NULL,
	"number_of_people" integer NOT NULL,
	"accommodation_type" text NOT NULL,
	"special_requests" text,
	"estimated_cost_cents" integer,
	"planned_itinerary" text
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"admin_notes" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"location" text NOT NULL,
	"address" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	"price_cents" integer
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"admin_notes" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"priority" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issue_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"admin_notes" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"email" text NOT NULL,
	"urgency" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_joins" ADD CONSTRAINT "community_joins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advertising_inquiries_newest" ON "advertising_inquiries" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "business_inquiries_newest" ON "business_inquiries" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "holiday_requests_newest" ON "holiday_requests" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "submissions_newest" ON "submissions" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "issue_reports_newest" ON "issue_reports" USING btree ("status","submitted_at");