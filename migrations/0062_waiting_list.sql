CREATE TABLE "waiting_list" (
	"user_id" text NOT NULL,
	"event_id" text NOT NULL,
	"places" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"turn_ends_at" timestamp with time zone,
	"letters" integer DEFAULT 0 NOT NULL,
	"missed_at" timestamp with time zone,
	CONSTRAINT "waiting_list_user_id_event_id_pk" PRIMARY KEY("user_id","event_id"),
	CONSTRAINT "waiting_list_places" CHECK ("waiting_list"."places" > 0),
	CONSTRAINT "waiting_list_told" CHECK (("waiting_list"."told_at" is null) = ("waiting_list"."turn_ends_at" is null))
);
--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_list_of_event" ON "waiting_list" USING btree ("event_id","joined_at");