CREATE INDEX "businesses_of_owner" ON "businesses" USING btree ("owner_id") WHERE "businesses"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "events_of_owner" ON "events" USING btree ("owner_id") WHERE "events"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_of_owner" ON "jobs" USING btree ("owner_id") WHERE "jobs"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_owed" ON "ledger_entries" USING btree ("owner_id","order_id","created_at","amount_cents") WHERE "ledger_entries"."account" = 'owner';--> statement-breakpoint
CREATE INDEX "rentals_of_owner" ON "rentals" USING btree ("owner_id") WHERE "rentals"."owner_id" is not null;