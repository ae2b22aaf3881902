CREATE TABLE "support_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text,
	"report_id" text,
	"author_id" text,
	"text" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_answers_of_one" CHECK (num_nonnulls("support_answers"."message_id", "support_answers"."report_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "support_answers" ADD CONSTRAINT "support_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_answers" ADD CONSTRAINT "support_answers_report_id_issue_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."issue_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_answers" ADD CONSTRAINT "support_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_answers_message" ON "support_answers" USING btree ("message_id","answered_at");--> statement-breakpoint
CREATE INDEX "support_answers_report" ON "support_answers" USING btree ("report_id","answered_at");--> statement-breakpoint
CREATE INDEX "support_answers_author" ON "support_answers" USING btree ("author_id");