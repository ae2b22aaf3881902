CREATE TABLE "muted_topics" (
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "muted_topics_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_id" text;--> statement-breakpoint
ALTER TABLE "muted_topics" ADD CONSTRAINT "muted_topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about_id");--> statement-breakpoint
-- Letters that are kept know their tickets by code alone, and of no calendar: they are sent and looked at as the others are.
UPDATE "mails" SET "values" = ("values" - 'codes') || jsonb_build_object('calendar', NULL, 'tickets', coalesce(
	(SELECT jsonb_agg(jsonb_build_object('id', "tickets"."id", 'code', "tickets"."code") ORDER BY "place")
		FROM jsonb_array_elements_text("values" -> 'codes') WITH ORDINALITY AS "codes"("code", "place")
		JOIN "tickets" ON "tickets"."code" = "codes"."code"),
	'[]'::jsonb)) WHERE "letter" IN ('order', 'rental') AND "values" ? 'codes';--> statement-breakpoint
UPDATE "mails" SET "values" = "values" || '{"calendar": null}'::jsonb WHERE "letter" = 'cancelled';
