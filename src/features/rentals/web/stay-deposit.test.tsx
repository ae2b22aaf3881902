import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { RentalDetail } from '../contract.ts';
import type { Stay } from '../stay.ts';
import { aToldRental } from '../testing.ts';
import { RentalDeal } from './rental-deal.tsx';
import { StayReceipt } from './stay-receipt.tsx';

const scooters = aToldRental({
  category: 'bike',
  price: '30.00',
  priceUnit: 'day',
  quantity: 4,
  deposit: '200.00',
  depositWay: 'card',
});
const stay: Stay = { from: '2026-09-01', units: 2, quantity: 3 };
const receipt = (over: Partial<RentalDetail> = {}, language: 'en' | 'es' = 'en', chosen: Stay | undefined = stay) => {
  cleanup();
  renderPage(<StayReceipt rental={{ ...scooters, ...over }} stay={chosen} />, { language });
  return screen.getByRole('article');
};

it('says before paying what is left for as many as are booked and how, apart from the total', () => {
  const article = receipt();
  expect(article.textContent).toContain('Deposit€600It is blocked on your card on arrival and released at the end.');
  expect(article.textContent).toContain('It is not in the total: Aftersun neither takes nor holds it.');
  expect(within(article).getByLabelText('What it costs').textContent).toMatch(/Total€180$/);
  expect(receipt({ depositWay: 'cash' }, 'es').textContent).toMatch(
    /Fianza600\s€La dejas en efectivo al llegar y te la devuelven al final\. No está en el total/,
  );
});

it('says that of each while no stay is chosen, of all persons one, and nothing where there is none', () => {
  renderPage(<RentalDeal rental={scooters} draft={{ quantity: 1 }} />);
  expect(screen.getByText('€200 each, not in the price')).toBeTruthy();
  cleanup();
  renderPage(<RentalDeal rental={{ ...scooters, quantity: 1 }} draft={{ quantity: 1 }} />, { language: 'es' });
  expect(screen.getByText(/^200\s€, aparte del precio$/)).toBeTruthy();
  expect(receipt({ priceUnit: 'person' }, 'en', { from: '2026-09-01', units: 1, quantity: 3 }).textContent).toContain(
    'Deposit€200',
  );
  expect(receipt({ deposit: '0' }).textContent).not.toContain('Deposit');
});
