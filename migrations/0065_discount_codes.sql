CREATE TABLE "discount_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"word" text NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"most" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"until" date,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "discount_codes_word_spelled" CHECK ("discount_codes"."word" ~ '^[A-Z0-9]{4,20}$'),
	CONSTRAINT "discount_codes_off" CHECK (("discount_codes"."percent" is null) <> ("discount_codes"."amount_cents" is null)),
	CONSTRAINT "discount_codes_percent" CHECK ("discount_codes"."percent" between 1 and 100),
	CONSTRAINT "discount_codes_amount" CHECK ("discount_codes"."amount_cents" > 0),
	CONSTRAINT "discount_codes_most" CHECK ("discount_codes"."most" between 1 and 1000),
	CONSTRAINT "discount_codes_uses" CHECK ("discount_codes"."uses" >= 0 and "discount_codes"."uses" <= coalesce("discount_codes"."most", "discount_codes"."uses"))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_code_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_word" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_word" ON "discount_codes" USING btree ("event_id","word") WHERE "discount_codes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "discount_codes_of_event" ON "discount_codes" USING btree ("event_id","created_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_code_id_discount_codes_id_fk" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_discount_code" ON "orders" USING btree ("discount_code_id") WHERE "orders"."discount_code_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK (("orders"."discount_code_id" is null) = ("orders"."discount_word" is null) and "orders"."discount_cents" >= 0);