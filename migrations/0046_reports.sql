CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text,
	"message_id" text,
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
	CONSTRAINT "reports_of_one" CHECK (num_nonnulls("reports"."review_id", "reports"."message_id") = 1),
	CONSTRAINT "reports_decided" CHECK (("reports"."status" = 'open') = ("reports"."decided_at" is null)),
	CONSTRAINT "reports_ground" CHECK (("reports"."status" = 'removed') = ("reports"."ground" is not null))
);
--> statement-breakpoint
INSERT INTO "reports" ("id", "review_id", "reporter_id", "email", "language", "reason", "details", "status", "ground", "statement", "created_at", "decided_at", "version") SELECT "id", "review_id", "reporter_id", "email", "language", "reason", "details", "status", "ground", "statement", "created_at", "decided_at", "version" FROM "review_reports";--> statement-breakpoint
INSERT INTO "reports" ("id", "message_id", "reporter_id", "email", "language", "reason", "details", "status", "ground", "statement", "created_at", "decided_at", "version") SELECT "id", "message_id", "reporter_id", null, "language", "reason", "details", "status", "ground", "statement", "created_at", "decided_at", "version" FROM "message_reports";--> statement-breakpoint
UPDATE "audit_entries" SET "entity" = 'reports' WHERE "entity" IN ('review_reports', 'message_reports');--> statement-breakpoint
DROP TABLE "review_reports" CASCADE;--> statement-breakpoint
DROP TABLE "message_reports" CASCADE;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_review_id_guest_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."guest_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_of_review_once" ON "reports" USING btree ("review_id","reporter_id") WHERE "reports"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_of_message_once" ON "reports" USING btree ("message_id","reporter_id");--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_of_review" ON "reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "reports_of_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_search" ON "reports" USING gin (searchable(coalesce(details, '') || ' ' || coalesce(statement, '')) gin_trgm_ops);