CREATE TABLE "friend_invitations" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_of_one";--> statement-breakpoint
DROP INDEX "guest_reviews_of_order";--> statement-breakpoint
ALTER TABLE "event_news" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD COLUMN "ticket_id" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "news_id" text;--> statement-breakpoint
ALTER TABLE "friend_invitations" ADD CONSTRAINT "friend_invitations_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "friend_invitations_link" ON "friend_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "friend_invitations_oldest" ON "friend_invitations" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_news_id_event_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."event_news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_reviews_of_ticket" ON "guest_reviews" USING btree ("ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_of_news_once" ON "reports" USING btree ("news_id","reporter_id") WHERE "reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "reports_of_news" ON "reports" USING btree ("news_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_reviews_of_order" ON "guest_reviews" USING btree ("order_id") WHERE "guest_reviews"."ticket_id" is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_of_one" CHECK (num_nonnulls("reports"."review_id", "reports"."message_id", "reports"."answer_id", "reports"."news_id", "reports"."listing_id") = 1);