-- What an owner adds and what names what another listing of theirs has from its proposal, as a copy does: nobody has shown
-- that they read there either. What nobody owns is not asked: files of thousands of lines are most often nobody's.
CREATE FUNCTION mark_copied_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mailbox_is text := lower(to_jsonb(NEW) ->> TG_ARGV[0]);
  phone_is text := coalesce(to_jsonb(NEW) ->> TG_ARGV[1], '');
BEGIN
  INSERT INTO proposed_contacts (listing_id, mailbox, phone)
  SELECT NEW.id, coalesce(bool_or(marks.mailbox AND lower(named.mailbox) = mailbox_is), false),
    coalesce(bool_or(marks.phone AND named.phone = phone_is), false)
  FROM proposed_contacts AS marks JOIN (
    SELECT id, owner_id, email AS mailbox, phone FROM businesses
    UNION ALL SELECT id, owner_id, contact_email, contact_phone FROM rentals
    UNION ALL SELECT id, owner_id, contact_email, '' FROM jobs
  ) AS named ON named.id = marks.listing_id
  WHERE named.owner_id = NEW.owner_id
    AND (marks.mailbox AND lower(named.mailbox) = mailbox_is OR marks.phone AND named.phone = phone_is)
  HAVING count(*) > 0
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER businesses_mark AFTER INSERT ON businesses
  FOR EACH ROW WHEN (NEW.owner_id IS NOT NULL) EXECUTE FUNCTION mark_copied_contacts('email', 'phone');--> statement-breakpoint
CREATE TRIGGER rentals_mark AFTER INSERT ON rentals
  FOR EACH ROW WHEN (NEW.owner_id IS NOT NULL) EXECUTE FUNCTION mark_copied_contacts('contact_email', 'contact_phone');--> statement-breakpoint
CREATE TRIGGER jobs_mark AFTER INSERT ON jobs
  FOR EACH ROW WHEN (NEW.owner_id IS NOT NULL) EXECUTE FUNCTION mark_copied_contacts('contact_email', '');
