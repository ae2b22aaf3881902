CREATE TABLE "email_proofs" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_by_household" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_by_network" text;--> statement-breakpoint
ALTER TABLE "email_proofs" ADD CONSTRAINT "email_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_proofs_token" ON "email_proofs" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "counters_until" ON "counters" USING btree ("until");--> statement-breakpoint
CREATE INDEX "orders_held_by" ON "orders" USING btree ("held_by_network","event_id") WHERE "orders"."status" = 'pending';--> statement-breakpoint
-- Another e-mail has yet to be proven, whoever writes it.
CREATE FUNCTION "forget_email_proof"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email_proven_at := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_email_proof" BEFORE UPDATE OF "email" ON "users" FOR EACH ROW WHEN (OLD."email" IS DISTINCT FROM NEW."email") EXECUTE FUNCTION "forget_email_proof"();--> statement-breakpoint
-- No key is written down any more: letters that wait keep what locks theirs, and get a key when they are sent.
UPDATE "mails" SET "values" = ("values" - 'path') || jsonb_build_object('lock', rtrim(translate(encode(
  sha256(convert_to(regexp_replace("values"->>'path', '^.*#(token=)?', ''), 'UTF8')), 'base64'), '+/', '-_'), '='))
WHERE "letter" IN ('passwordReset', 'holidayQuoted', 'applicationReceived') AND "values" ? 'path';
