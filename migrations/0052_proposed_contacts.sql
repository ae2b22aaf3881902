CREATE TABLE "proposed_contacts" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"mailbox" boolean NOT NULL,
	"phone" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "submissions_listing" ON "submissions" USING btree ("listing_id");--> statement-breakpoint
-- What a listing names, whatever its kind.
CREATE FUNCTION contacts_of_listing(listing text) RETURNS TABLE (mailbox text, phone text) LANGUAGE sql STABLE AS $$
  SELECT email, phone FROM businesses WHERE id = listing
  UNION ALL SELECT contact_email, contact_phone FROM rentals WHERE id = listing
  UNION ALL SELECT contact_email, '' FROM jobs WHERE id = listing
$$;--> statement-breakpoint
-- A proposal becomes a listing: what it names is its sender's, as long as it says the same.
CREATE FUNCTION mark_proposed_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO proposed_contacts AS marks (listing_id, mailbox, phone)
  SELECT NEW.listing_id, coalesce(lower(named.mailbox) = lower(NEW.contact_email), false),
    coalesce(named.phone = NEW.contact_phone, false)
  FROM (SELECT 1) AS one LEFT JOIN contacts_of_listing(NEW.listing_id) AS named ON true
  ON CONFLICT (listing_id) DO UPDATE SET
    mailbox = marks.mailbox OR excluded.mailbox, phone = marks.phone OR excluded.phone;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER submissions_mark AFTER INSERT OR UPDATE OF listing_id ON submissions
  FOR EACH ROW WHEN (NEW.listing_id IS NOT NULL) EXECUTE FUNCTION mark_proposed_contacts();--> statement-breakpoint
-- A listing names another mailbox or phone: no longer its sender's, unless it is the one of a proposal that is still here.
-- The columns are told by the trigger: the mailbox's, then the phone's, where there is one.
CREATE FUNCTION remark_proposed_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mailbox_was text := lower(to_jsonb(OLD) ->> TG_ARGV[0]);
  mailbox_is text := lower(to_jsonb(NEW) ->> TG_ARGV[0]);
  phone_was text := coalesce(to_jsonb(OLD) ->> TG_ARGV[1], '');
  phone_is text := coalesce(to_jsonb(NEW) ->> TG_ARGV[1], '');
BEGIN
  IF mailbox_was IS DISTINCT FROM mailbox_is THEN
    UPDATE proposed_contacts SET mailbox = mailbox_is <> '' AND EXISTS (
      SELECT FROM submissions WHERE submissions.listing_id = NEW.id AND lower(contact_email) = mailbox_is)
    WHERE listing_id = NEW.id;
  END IF;
  IF phone_was <> phone_is THEN
    UPDATE proposed_contacts SET phone = EXISTS (
      SELECT FROM submissions WHERE submissions.listing_id = NEW.id AND contact_phone = phone_is)
    WHERE listing_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER businesses_remark AFTER UPDATE OF email, phone ON businesses
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.phone IS DISTINCT FROM NEW.phone)
  EXECUTE FUNCTION remark_proposed_contacts('email', 'phone');--> statement-breakpoint
CREATE TRIGGER rentals_remark AFTER UPDATE OF contact_email, contact_phone ON rentals
  FOR EACH ROW WHEN (OLD.contact_email IS DISTINCT FROM NEW.contact_email
    OR OLD.contact_phone IS DISTINCT FROM NEW.contact_phone)
  EXECUTE FUNCTION remark_proposed_contacts('contact_email', 'contact_phone');--> statement-breakpoint
CREATE TRIGGER jobs_remark AFTER UPDATE OF contact_email ON jobs
  FOR EACH ROW WHEN (OLD.contact_email IS DISTINCT FROM NEW.contact_email)
  EXECUTE FUNCTION remark_proposed_contacts('contact_email', '');--> statement-breakpoint
-- Proposals of before. A sender who left may have written whatever the listing names.
INSERT INTO proposed_contacts (listing_id, mailbox, phone)
SELECT listing_id, coalesce(bool_or(contact_email = '' OR lower(contact_email) = lower(named.mailbox)), false),
  coalesce(bool_or(contact_email = '' OR contact_phone = named.phone), false)
FROM submissions LEFT JOIN LATERAL contacts_of_listing(listing_id) AS named ON true
WHERE listing_id IS NOT NULL GROUP BY listing_id;
