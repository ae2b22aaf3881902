CREATE TABLE "rental_calendar_clashes" (
	"calendar_id" text NOT NULL,
	"order_id" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rental_calendar_clashes_calendar_id_order_id_pk" PRIMARY KEY("calendar_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "rental_calendars" (
	"id" text PRIMARY KEY NOT NULL,
	"rental_id" text NOT NULL,
	"owner_id" text,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"worked_at" timestamp (3) with time zone,
	"fault" text,
	"failing_since" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "rental_calendars_place" UNIQUE("rental_id","place"),
	CONSTRAINT "rental_calendars_address" UNIQUE("rental_id","address"),
	CONSTRAINT "rental_calendars_places" CHECK ("rental_calendars"."place" between 1 and 5),
	CONSTRAINT "rental_calendars_fault" CHECK (("rental_calendars"."fault" is null) = ("rental_calendars"."failing_since" is null))
);
--> statement-breakpoint
ALTER TABLE "rental_slots" DROP CONSTRAINT "rental_slots_whose";--> statement-breakpoint
ALTER TABLE "rental_slots" ADD COLUMN "calendar_id" text;--> statement-breakpoint
ALTER TABLE "rental_calendar_clashes" ADD CONSTRAINT "rental_calendar_clashes_calendar_id_rental_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."rental_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_calendar_clashes" ADD CONSTRAINT "rental_calendar_clashes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_calendars" ADD CONSTRAINT "rental_calendars_rental_id_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."rentals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_calendars" ADD CONSTRAINT "rental_calendars_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rental_calendars_due" ON "rental_calendars" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "rental_slots_of_calendar" ON "rental_slots" USING btree ("calendar_id");--> statement-breakpoint
ALTER TABLE "rental_slots" ADD CONSTRAINT "rental_slots_whose" CHECK (num_nonnulls("rental_slots"."order_id", "rental_slots"."block_id", "rental_slots"."calendar_id") = 1);--> statement-breakpoint
-- By hand: the table of slots lies below the one of calendars, so it can't name it.
ALTER TABLE "rental_slots" ADD CONSTRAINT "rental_slots_calendar_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."rental_calendars"("id") ON DELETE cascade;
