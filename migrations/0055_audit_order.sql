DROP INDEX "audit_entries_newest";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "written" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_written_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at","written");