CREATE TABLE "seller_letters" (
	"owner_id" text NOT NULL,
	"year" integer NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_letters_owner_id_year_pk" PRIMARY KEY("owner_id","year")
);
--> statement-breakpoint
CREATE TABLE "seller_report_files" (
	"id" text PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"operator_ref" text NOT NULL,
	"xml" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"type" text NOT NULL,
	"corrects_id" text,
	"figures" jsonb NOT NULL,
	CONSTRAINT "seller_reports_corrects" CHECK (("seller_reports"."type" = 'new') or "seller_reports"."corrects_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "seller_letters" ADD CONSTRAINT "seller_letters_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_report_files" ADD CONSTRAINT "seller_report_files_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reports" ADD CONSTRAINT "seller_reports_file_id_seller_report_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."seller_report_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reports" ADD CONSTRAINT "seller_reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reports" ADD CONSTRAINT "seller_reports_corrects_id_seller_reports_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."seller_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_report_files_next" ON "seller_report_files" USING btree ("year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_reports_once" ON "seller_reports" USING btree ("file_id","owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_reports_corrected" ON "seller_reports" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_booked" ON "ledger_entries" USING btree ("created_at");