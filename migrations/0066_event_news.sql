CREATE TABLE "event_news" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"text" jsonb NOT NULL,
	"key" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"readers" integer NOT NULL,
	"told_up_to" text DEFAULT '' NOT NULL,
	CONSTRAINT "event_news_once" UNIQUE("event_id","key")
);
--> statement-breakpoint
ALTER TABLE "event_news" ADD CONSTRAINT "event_news_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_news_of_event" ON "event_news" USING btree ("event_id","written_at");