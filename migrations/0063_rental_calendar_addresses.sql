CREATE TABLE "rental_calendar_addresses" (
	"rental_id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"salt" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "rental_calendar_addresses" ADD CONSTRAINT "rental_calendar_addresses_rental_id_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."rentals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_calendar_addresses" ADD CONSTRAINT "rental_calendar_addresses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;