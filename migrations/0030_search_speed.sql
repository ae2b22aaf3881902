CREATE INDEX "rental_slots_during" ON "rental_slots" USING gist ("during");--> statement-breakpoint
-- An entry is about as long as the text it was made of, a little over the two kilobytes from which PostgreSQL puts the
-- longest column aside. Ranking reads it in hundreds of entries: it stays in its row, up to two of them in a page.
ALTER TABLE "search_entries_events" SET (toast_tuple_target = 4080);
--> statement-breakpoint
ALTER TABLE "search_entries_rentals" SET (toast_tuple_target = 4080);
--> statement-breakpoint
ALTER TABLE "search_entries_businesses" SET (toast_tuple_target = 4080);
--> statement-breakpoint
ALTER TABLE "search_entries_jobs" SET (toast_tuple_target = 4080);
--> statement-breakpoint
-- A document has no positions already: this is the same again, written where it belongs now.
UPDATE "search_entries" SET "document" = strip("document");
