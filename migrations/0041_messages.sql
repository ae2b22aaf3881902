CREATE TABLE "answer_times" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"guest_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"listing_type" text NOT NULL,
	"listing_id" text NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"guest_read_at" timestamp with time zone,
	"owner_read_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"blocked_by" text,
	"mail_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"language" text NOT NULL,
	"reason" text NOT NULL,
	"details" text,
	"status" text DEFAULT 'open' NOT NULL,
	"ground" text,
	"statement" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "message_reports_decided" CHECK (("message_reports"."status" = 'open') = ("message_reports"."decided_at" is null)),
	CONSTRAINT "message_reports_ground" CHECK (("message_reports"."status" = 'removed') = ("message_reports"."ground" is not null))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"side" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"hidden" text[] DEFAULT '{}' NOT NULL,
	"way" text NOT NULL,
	"dropped" integer DEFAULT 0 NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "answer_times" ADD CONSTRAINT "answer_times_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_order" ON "conversations" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_question" ON "conversations" USING btree ("guest_id","owner_id","listing_type","listing_id") WHERE "conversations"."order_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_mail_name" ON "conversations" USING btree ("mail_name");--> statement-breakpoint
CREATE INDEX "conversations_of_guest" ON "conversations" USING btree ("guest_id","last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_of_owner" ON "conversations" USING btree ("owner_id","last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "conversations_answered" ON "conversations" USING btree ("owner_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_reports_once" ON "message_reports" USING btree ("message_id","reporter_id");--> statement-breakpoint
CREATE INDEX "message_reports_newest" ON "message_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "message_reports_of_reporter" ON "message_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "message_reports_search" ON "message_reports" USING gin (searchable(coalesce(details, '') || ' ' || coalesce(statement, '')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("conversation_id","side","key");--> statement-breakpoint
CREATE INDEX "messages_of_conversation" ON "messages" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_of_author" ON "messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "messages_unmailed" ON "messages" USING btree ("created_at") WHERE "messages"."mailed_at" is null;--> statement-breakpoint
CREATE TRIGGER answer_times_touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON answer_times FOR EACH STATEMENT EXECUTE FUNCTION touched();
