import { MailLink, PhoneLink, WebLink } from '#kit/web/desk/contact-links.tsx';
import { DeskFact } from '#kit/web/desk/desk-facts.tsx';
import { useQuery } from '@tanstack/react-query';
import { freshly } from '#kit/web/desk/freshly.ts';
import { IntakeInbox } from '#market/intake/web/intake-inbox.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';
import { inquiryTypes } from '../rules.ts';
import { deskApi as api } from './desk-queries.ts';

/** Who wants to be listed. */
export function BusinessInquiryInbox() {
  const words = useWords(messages);
  const { open } = useDeskAddress().search;
  const query = useDeskQuery('status', 'type');
  const list = useQuery(api.list('GET /api/business-inquiries', { query }));
  const one = api.query('GET /api/business-inquiries/{id}', { params: { id: open ?? '' } });
  const opened = useQuery({ ...freshly(one), enabled: Boolean(open) });
  const types = inquiryTypes.map((value) => ({ value, label: words(`type.${value}`) }));
  return (
    <IntakeInbox
      path="/api/business-inquiries"
      list={list}
      opened={opened}
      call={api.mutation('PATCH /api/business-inquiries/{id}')}
      label={words('inquiries')}
      empty={{ title: words('none'), text: words('noneText') }}
      filters={[{ name: 'type', label: words('type'), options: types }]}
      tell={({ businessType, businessName, contactName, email, phone, location, website, description }) => ({
        title: businessName,
        facts: [words(`type.${businessType}`), location, contactName],
        email,
        subject: businessName,
        text: description,
        details: (
          <>
            <DeskFact label={words('type')}>{words(`type.${businessType}`)}</DeskFact>
            <DeskFact label={words('location')}>{location}</DeskFact>
            <DeskFact label={words('contact')}>{contactName}</DeskFact>
            <DeskFact label={words('email')}>
              <MailLink to={email} />
            </DeskFact>
            <DeskFact label={words('phone')}>
              <PhoneLink to={phone} />
            </DeskFact>
            <DeskFact label={words('website')}>{website === null ? null : <WebLink href={website} />}</DeskFact>
          </>
        ),
      })}
    />
  );
}
