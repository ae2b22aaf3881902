ALTER TABLE "tickets" ADD COLUMN "given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "given_to" text;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_key" ON "tickets" USING btree ("key_hash") WHERE "tickets"."key_hash" is not null;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_given" CHECK (("tickets"."given_at" is null) = ("tickets"."key_hash" is null) and ("tickets"."given_to" is null or "tickets"."given_at" is not null));