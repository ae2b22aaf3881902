ALTER TABLE "tickets" ADD COLUMN "kept_by" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_kept_by_users_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_of_keeper" ON "tickets" USING btree ("kept_by") WHERE "tickets"."kept_by" is not null;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_kept" CHECK (("tickets"."kept_by" is null) = ("tickets"."kept_at" is null) and ("tickets"."kept_by" is null or "tickets"."given_at" is not null));