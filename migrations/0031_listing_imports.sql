CREATE TABLE "listing_import_lines" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"listing_id" text,
	CONSTRAINT "listing_import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "listing_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"owner" text NOT NULL,
	"state" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_import_lines" ADD CONSTRAINT "listing_import_lines_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_import_lines_state" ON "listing_import_lines" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "listing_imports_created" ON "listing_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "listing_imports_name" ON "listing_imports" USING btree (searchable(file_name),"id");--> statement-breakpoint
CREATE INDEX "listing_imports_search" ON "listing_imports" USING gin (searchable(coalesce(file_name, '')) gin_trgm_ops);