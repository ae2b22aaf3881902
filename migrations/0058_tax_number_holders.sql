CREATE TABLE "tax_number_holders" (
	"id" text PRIMARY KEY NOT NULL,
	"tax_number" text NOT NULL,
	"owner_id" text,
	"allowed_by" text,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_number_holders_house" CHECK ("tax_number_holders"."owner_id" is not null or "tax_number_holders"."allowed_by" is null)
);
--> statement-breakpoint
ALTER TABLE "tax_number_holders" ADD CONSTRAINT "tax_number_holders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_number_holders" ADD CONSTRAINT "tax_number_holders_allowed_by_users_id_fk" FOREIGN KEY ("allowed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_number_holders_first" ON "tax_number_holders" USING btree ("tax_number") WHERE "tax_number_holders"."allowed_by" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_number_holders_once" ON "tax_number_holders" USING btree ("tax_number","owner_id");--> statement-breakpoint
CREATE INDEX "tax_number_holders_of_owner" ON "tax_number_holders" USING btree ("owner_id");--> statement-breakpoint
-- Whose each number is that was given or issued under until now: the house's own; else of who issued under it first; else of who gave it first.
INSERT INTO "tax_number_holders" ("id", "tax_number", "owner_id", "since")
SELECT 'held' || substr(md5("key"), 1, 17), "key", "owner_id", "since" FROM (
  SELECT DISTINCT ON ("key") "key", "owner_id", "since" FROM (
    SELECT regexp_replace("tax_number", '^ES(?=[A-Z0-9]{9}$)', '') AS "key", NULL::text AS "owner_id", "since", 0 AS "rank" FROM "house_trader"
    UNION ALL
    SELECT regexp_replace("issuer_tax_number", '^ES(?=[A-Z0-9]{9}$)', ''), "issuer_id", "issued_at", 1 FROM "invoices"
    UNION ALL
    SELECT regexp_replace("tax_number", '^ES(?=[A-Z0-9]{9}$)', ''), "owner_id", "declared_at", 2 FROM "traders"
  ) AS "given" ORDER BY "key", "rank", "since", "owner_id"
) AS "first";--> statement-breakpoint
-- Who sells under another's number sells nothing more under it until they give their own, or the desk finds both to be one firm.
UPDATE "traders" SET "standing" = 'lapsed' WHERE NOT EXISTS (
  SELECT 1 FROM "tax_number_holders" AS "held"
  WHERE "held"."owner_id" = "traders"."owner_id"
    AND "held"."tax_number" = regexp_replace("traders"."tax_number", '^ES(?=[A-Z0-9]{9}$)', ''));
