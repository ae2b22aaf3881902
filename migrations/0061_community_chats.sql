CREATE TABLE "community_chats" (
	"offer" text PRIMARY KEY NOT NULL,
	"invitation" text,
	"opened_at" timestamp with time zone,
	"given_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_joins" ADD COLUMN "told_at" timestamp with time zone;