ALTER TABLE "reports" DROP CONSTRAINT "reports_of_one";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_ground";--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD COLUMN "answer_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "answer_id" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "listing_type" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "listing_id" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "said" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decided_with" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "objection" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "objected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_answer_id_guest_reviews_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."guest_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_of_answer_once" ON "reports" USING btree ("answer_id","reporter_id") WHERE "reports"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_of_listing_once" ON "reports" USING btree ("listing_type","listing_id","reporter_id") WHERE "reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "reports_of_answer" ON "reports" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "reports_of_listing" ON "reports" USING btree ("listing_type","listing_id");--> statement-breakpoint
CREATE INDEX "reports_of_author" ON "reports" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_of_listing" CHECK (("reports"."listing_type" is null) = ("reports"."listing_id" is null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_objected" CHECK (("reports"."objection" is null) = ("reports"."objected_at" is null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_answered" CHECK (("reports"."answer" is null) = ("reports"."answered_at" is null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_of_one" CHECK (num_nonnulls("reports"."review_id", "reports"."message_id", "reports"."answer_id", "reports"."listing_id") = 1);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_ground" CHECK (("reports"."status" in ('open', 'kept')) = ("reports"."ground" is null));