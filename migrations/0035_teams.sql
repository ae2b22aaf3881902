CREATE TABLE "team_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"owner_id" text NOT NULL,
	"member_id" text NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "team_members_owner_id_member_id_pk" PRIMARY KEY("owner_id","member_id"),
	CONSTRAINT "team_members_others" CHECK ("team_members"."owner_id" <> "team_members"."member_id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "for_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_for" text;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_key" ON "team_invitations" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "team_invitations_owner" ON "team_invitations" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "team_invitations_expiring" ON "team_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "team_members_member" ON "team_members" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_for_users_id_fk" FOREIGN KEY ("acting_for") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;