import { useQuery } from '@tanstack/react-query';
import { begun } from '#kit/shared/begun.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { MailLink, PhoneLink } from '#kit/web/desk/contact-links.tsx';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { wallClock } from '#market/town/dates.ts';
import { messages } from '../messages.ts';
import { addressOf } from './address-of.ts';
import { deskTraderQuery } from './queries.ts';
import { SharedNumbers } from './shared-numbers.tsx';
import { VatCheck } from './vat-check.tsx';

/** Who sells for an owner, as the desk sees it: all of it. */
export function DeskTrader({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data } = useQuery(deskTraderQuery(id));
  if (data === undefined) return null;
  const { trader, shared } = data;
  if (trader === null)
    return (
      <DeskFacts>
        <DeskFact label={words('title')}>{words('deskNone')}</DeskFact>
        <SharedNumbers id={id} shared={shared} />
      </DeskFacts>
    );
  const until = formatDate(wallClock(new Date(trader.goodUntil)).date, 'long', language);
  return (
    <DeskFacts>
      <DeskFact label={words('title')}>
        {words(trader.standing === 'good' ? 'deskGood' : 'deskLapsed', { date: until })}
      </DeskFact>
      <DeskFact label={words('kind')}>{words(`kind.${trader.kind}`)}</DeskFact>
      <DeskFact label={words('name')}>{trader.name}</DeskFact>
      <DeskFact label={words('birthDate')}>
        {trader.birthDate === null ? null : begun(formatDate(trader.birthDate, 'long', language))}
      </DeskFact>
      <DeskFact label={words('address')}>{addressOf(trader, language)}</DeskFact>
      <DeskFact label={words('taxNumber')}>{trader.taxNumber}</DeskFact>
      <SharedNumbers id={id} shared={shared} />
      <VatCheck id={id} trader={trader} />
      <DeskFact label={words('terms')}>
        {trader.termsVersion === null ? null : begun(formatDate(trader.termsVersion, 'long', language))}
      </DeskFact>
      <DeskFact label={words('register')}>{trader.register}</DeskFact>
      <DeskFact label={words('email')}>
        <MailLink to={trader.email} />
      </DeskFact>
      <DeskFact label={words('phone')}>
        <PhoneLink to={trader.phone} />
      </DeskFact>
    </DeskFacts>
  );
}
