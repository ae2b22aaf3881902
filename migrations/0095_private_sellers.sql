ALTER TABLE "traders" DROP CONSTRAINT "traders_born";--> statement-breakpoint
ALTER TABLE "traders" DROP CONSTRAINT "traders_registered";--> statement-breakpoint
ALTER TABLE "traders" ADD CONSTRAINT "traders_born" CHECK (("traders"."kind" <> 'company') = ("traders"."birth_date" is not null));--> statement-breakpoint
ALTER TABLE "traders" ADD CONSTRAINT "traders_registered" CHECK ("traders"."kind" <> 'company' or "traders"."register" is not null);