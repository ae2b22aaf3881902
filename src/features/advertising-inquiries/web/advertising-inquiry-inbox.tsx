import { MailLink, PhoneLink } from '#kit/web/desk/contact-links.tsx';
import { DeskFact } from '#kit/web/desk/desk-facts.tsx';
import { useQuery } from '@tanstack/react-query';
import { freshly } from '#kit/web/desk/freshly.ts';
import { IntakeInbox } from '#market/intake/web/intake-inbox.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';
import { advertisedBusinessTypes } from '../rules.ts';
import { deskApi as api } from './desk-queries.ts';

/** Who wants to advertise, and who asks for a quote. */
export function AdvertisingInquiryInbox() {
  const words = useWords(messages);
  const { open } = useDeskAddress().search;
  const query = useDeskQuery('status', 'type');
  const list = useQuery(api.list('GET /api/advertising-inquiries', { query }));
  const one = api.query('GET /api/advertising-inquiries/{id}', { params: { id: open ?? '' } });
  const opened = useQuery({ ...freshly(one), enabled: Boolean(open) });
  const types = [...advertisedBusinessTypes, 'custom' as const].map((value) => ({
    value,
    label: words(`type.${value}`),
  }));
  return (
    <IntakeInbox
      path="/api/advertising-inquiries"
      list={list}
      opened={opened}
      call={api.mutation('PATCH /api/advertising-inquiries/{id}')}
      label={words('inquiries')}
      empty={{ title: words('none'), text: words('noneText') }}
      filters={[{ name: 'type', label: words('type'), options: types }]}
      tell={({ businessName, contactName, email, phone, businessType, location, ...told }) => {
        // A quote request carries words that stand for it, and only the address is the visitor's own.
        const isQuote = businessType === 'custom';
        const type = businessType && words(`type.${businessType}`);
        return {
          title: isQuote ? email : businessName,
          facts: [type, location, isQuote ? null : (contactName ?? email)],
          email,
          subject: isQuote ? words('quote') : businessName,
          text: told.message,
          details: (
            <>
              <DeskFact label={words('type')}>{type}</DeskFact>
              <DeskFact label={words('location')}>{location}</DeskFact>
              <DeskFact label={words('contact')}>{contactName}</DeskFact>
              <DeskFact label={words('email')}>
                <MailLink to={email} />
              </DeskFact>
              <DeskFact label={words('phone')}>{phone === null ? null : <PhoneLink to={phone} />}</DeskFact>
              <DeskFact label={words('marketing')}>
                {told.currentMarketing && words(`marketing.${told.currentMarketing}`)}
              </DeskFact>
              <DeskFact label={words('budget')}>{told.budget && words(`budget.${told.budget}`)}</DeskFact>
              <DeskFact label={words('goals')}>{isQuote ? null : told.goals}</DeskFact>
            </>
          ),
        };
      }}
    />
  );
}
