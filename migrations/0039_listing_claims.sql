CREATE TABLE "claim_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"uploaded_by" text NOT NULL,
	"claim_id" text,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"listing_id" text NOT NULL,
	"title" text NOT NULL,
	"claimant_id" text NOT NULL,
	"way" text NOT NULL,
	"status" text NOT NULL,
	"code_lock" text,
	"code_hash" text,
	"code_until" timestamp with time zone,
	"tries_left" integer DEFAULT 0 NOT NULL,
	"is_proven" boolean DEFAULT false NOT NULL,
	"statement" text,
	"owner_id" text,
	"owner_statement" text,
	"owner_answered_at" timestamp with time zone,
	"answer_until" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "listing_claims_decided" CHECK (("listing_claims"."status" in ('approved', 'refused', 'withdrawn')) = ("listing_claims"."decided_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "claim_documents" ADD CONSTRAINT "claim_documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_documents" ADD CONSTRAINT "claim_documents_claim_id_listing_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."listing_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_claimant_id_users_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_documents_of_claim" ON "claim_documents" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_documents_of_member" ON "claim_documents" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "claim_documents_oldest" ON "claim_documents" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_claims_open" ON "listing_claims" USING btree ("kind","listing_id","claimant_id") WHERE "listing_claims"."status" in ('proving', 'waiting');--> statement-breakpoint
CREATE UNIQUE INDEX "listing_claims_lock" ON "listing_claims" USING btree ("code_lock");--> statement-breakpoint
CREATE INDEX "listing_claims_of_listing" ON "listing_claims" USING btree ("kind","listing_id","status");--> statement-breakpoint
CREATE INDEX "listing_claims_of_claimant" ON "listing_claims" USING btree ("claimant_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_claims_of_owner" ON "listing_claims" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_claims_newest" ON "listing_claims" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "listing_claims_search" ON "listing_claims" USING gin (searchable(coalesce(title, '') || ' ' || coalesce(statement, '') || ' ' || coalesce(owner_statement, '')) gin_trgm_ops);