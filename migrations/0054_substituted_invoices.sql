ALTER TABLE "invoices" DROP CONSTRAINT "invoices_of";--> statement-breakpoint
DROP INDEX "invoices_once";--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_substituted" ON "invoices" USING btree ("of_id") WHERE "invoices"."cancelled_at" is null and "invoices"."kind" = 'substitute';--> statement-breakpoint
CREATE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_naming" ON "invoices" USING btree ("of_id") WHERE "invoices"."of_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id","refund_id","kind") WHERE "invoices"."cancelled_at" is null and "invoices"."kind" <> 'substitute';--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_of" CHECK (("invoices"."of_id" is not null) = ("invoices"."kind" in ('replacement', 'corrective', 'substitute')));