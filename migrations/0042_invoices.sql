CREATE TABLE "invoice_series" (
	"issuer_tax_number" text NOT NULL,
	"series" text NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_series_issuer_tax_number_series_pk" PRIMARY KEY("issuer_tax_number","series")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"issuer_id" text,
	"issuer" jsonb NOT NULL,
	"issuer_tax_number" text NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"recipient_id" text,
	"recipient" jsonb,
	"order_id" text,
	"refund_id" text DEFAULT '' NOT NULL,
	"month" date,
	"of_id" text,
	"language" text NOT NULL,
	"lines" jsonb NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"supplied_on" date NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_sum" CHECK ("invoices"."net_cents" + "invoices"."vat_cents" = "invoices"."gross_cents"),
	CONSTRAINT "invoices_number" CHECK ("invoices"."number" > 0),
	CONSTRAINT "invoices_named" CHECK ("invoices"."recipient" is not null or "invoices"."kind" in ('simplified', 'corrective')),
	CONSTRAINT "invoices_of" CHECK (("invoices"."of_id" is not null) = ("invoices"."kind" in ('replacement', 'corrective')))
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issuer_id_users_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_of_id_invoices_id_fk" FOREIGN KEY ("of_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_numbered" ON "invoices" USING btree ("issuer_tax_number","series","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id","refund_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_month" ON "invoices" USING btree ("recipient_id","month");--> statement-breakpoint
CREATE INDEX "invoices_of_issuer" ON "invoices" USING btree ("issuer_id","issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_on","id");--> statement-breakpoint
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An invoice is never changed or deleted' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_stand BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
