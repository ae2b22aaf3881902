CREATE TABLE "invoice_records" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text,
	"issuer_tax_number" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"invoice_id" text NOT NULL,
	"series_number" text NOT NULL,
	"issued_on" date NOT NULL,
	"invoice_type" text,
	"vat_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"repairs" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"generated_at" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"xml" text NOT NULL,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fault_code" integer,
	"fault_text" text,
	"receipt" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "invoice_records_number" CHECK ("invoice_records"."number" > 0),
	CONSTRAINT "invoice_records_first" CHECK (("invoice_records"."number" = 1) = ("invoice_records"."previous_hash" = '')),
	CONSTRAINT "invoice_records_type" CHECK (("invoice_records"."invoice_type" is null) = ("invoice_records"."kind" = 'cancellation')),
	CONSTRAINT "invoice_records_sent" CHECK (("invoice_records"."mode" = 'off') = ("invoice_records"."state" = 'kept'))
);
--> statement-breakpoint
CREATE TABLE "record_chains" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_tax_number" text NOT NULL,
	"issuer_name" text NOT NULL,
	"installation" text NOT NULL,
	"last_number" integer NOT NULL,
	"mode" text DEFAULT 'off' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"next_sending_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"fault" text,
	CONSTRAINT "record_chains_number" CHECK ("record_chains"."last_number" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_records" ADD CONSTRAINT "invoice_records_issuer_id_users_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_records_chain" ON "invoice_records" USING btree ("issuer_tax_number","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_records_once" ON "invoice_records" USING btree ("invoice_id","kind",coalesce("repairs", ''));--> statement-breakpoint
CREATE INDEX "invoice_records_waiting" ON "invoice_records" USING btree ("issuer_tax_number","number") WHERE "invoice_records"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "invoice_records_newest" ON "invoice_records" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_records_of_issuer" ON "invoice_records" USING btree ("issuer_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "record_chains_of_issuer" ON "record_chains" USING btree ("issuer_tax_number");--> statement-breakpoint
CREATE FUNCTION refuse_record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  answered text[] := ARRAY['state', 'attempts', 'fault_code', 'fault_text', 'receipt', 'answered_at'];
BEGIN
  IF TG_OP = 'DELETE' OR (to_jsonb(NEW) - answered) IS DISTINCT FROM (to_jsonb(OLD) - answered) THEN
    RAISE EXCEPTION 'A record of an invoice is never changed or deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER invoice_records_stand BEFORE UPDATE OR DELETE ON invoice_records FOR EACH ROW EXECUTE FUNCTION refuse_record_change();
