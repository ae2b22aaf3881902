import { useQuery } from '@tanstack/react-query';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { formatInstant } from '#market/town/dates.ts';
import type { SellerRow } from '../contract.ts';
import { messages } from '../messages.ts';
import { sellerReportsApi as api, type SellersAsked } from './queries.ts';

const looks = {
  told: 'approved',
  unknown: 'pending',
  abroad: 'completed',
  large: 'completed',
  exempt: 'completed',
} as const;

/** Who sold in a year, the highest sum first. */
export function SellersList({ year }: { readonly year: number }) {
  const words = useWords(messages);
  // The year that is shown, also where the address names none.
  const query = { ...useDeskQuery<SellersAsked>(), year: String(year) };
  const list = useQuery(api.list('GET /api/admin/sellers', { query }));
  return (
    <DeskList
      query={list}
      label={words('sellers')}
      empty={{ title: words('none'), text: words('noneText') }}
      sorts={[
        { value: '-credited', label: words('highest') },
        { value: 'credited', label: words('lowest') },
        { value: 'name', label: words('byName') },
      ]}
      row={(seller) => <Row seller={seller} />}
    />
  );
}

function Row({ seller }: { readonly seller: SellerRow }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { id, name, taxNumber, standing, since, considerationCents, feesCents, sales, homes, days, toldAt } = seller;
  const told =
    toldAt === null ? words('notToldYet') : words('toldAt', { when: formatInstant(new Date(toldAt), language) });
  return (
    <DeskRow
      title={name}
      facts={[
        taxNumber,
        shownAmount(considerationCents, language),
        words('kept', { amount: shownAmount(feesCents, language) }),
        words('salesCount', { count: sales }),
        homes === 0 ? null : words('homesCount', { count: homes }),
        homes === 0 ? null : words('daysCount', { count: days }),
      ]}
      when={standing === 'told' ? `${words(`since.${since}`)}. ${told}` : null}
      status={<StatusPill status={looks[standing]}>{words(`standing.${standing}`)}</StatusPill>}
      actions={
        <ButtonLink variant="line" size="sm" to="/admin" search={{ tab: 'people', open: id }}>
          {words('account')}
        </ButtonLink>
      }
    />
  );
}
