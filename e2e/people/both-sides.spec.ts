/** Issue 21: a guest and their host each say how the other was, and read it only once both have. */
import { expect } from '@playwright/test';
import { guest as guestOf, host as hostOf, stayed } from '../../tests/setup/people-of-the-past.ts';
import { openWorkspace } from '../business.ts';
import { stripeHouse } from '../house.ts';
import { message } from '../pages.ts';
import { comesBack } from '../past.ts';
import { test } from '../test.ts';

test.use({ baseURL: stripeHouse });

test('what a guest and a host say of each other is read by neither before both have', async ({ page, visitor }) => {
  const guest = await visitor();
  await comesBack(guest, guestOf, 'es');
  await guest.goto('/user-dashboard');
  await guest.getByText(/^Pasadas \(/).click();
  await guest.getByRole('link', { name: 'Estuviste allí: ¿qué tal fue?' }).click();
  await expect(guest.getByText(/Tu anfitrión también dice algo de ti\./)).toBeVisible();
  await guest.getByRole('radio', { name: 'Bien', exact: true }).check({ force: true });
  await guest.getByLabel('Unas palabras (opcional)').fill('Se oía el mar.');
  await guest.getByRole('button', { name: 'Enviar mi opinión' }).click();
  await expect(guest.getByText(/^Gracias\. Será pública cuando tu anfitrión también haya escrito/)).toBeVisible();
  await expect(guest.getByText('Tu anfitrión dice de ti')).toHaveCount(0);

  await comesBack(page, hostOf, 'en');
  await openWorkspace(page, 'en', 'tab=reviews');
  const guests = page.getByRole('region', { name: 'How were your guests?' });
  await expect(guests.getByRole('listitem')).toContainText(stayed.en);
  await expect(page.getByText('Se oía el mar.')).toHaveCount(0);
  await guests.getByRole('button', { name: 'Review Marta F.' }).click();
  await guests.getByRole('radio', { name: 'Wonderful' }).check({ force: true });
  await guests.getByLabel('A few words (optional)').fill('Left it as they found it.');
  await guests.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(message(page)).toContainText('Thank you');
  await expect(guests).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Marta F.' })).toContainText('Se oía el mar.');

  await guest.reload();
  await expect(guest.getByText('Gracias. Ya es pública.')).toBeVisible();
  const ofThem = guest.getByRole('figure').filter({ hasText: 'Tu anfitrión dice de ti' });
  await expect(ofThem).toContainText('Left it as they found it.');
  await guest.getByRole('link', { name: 'Ver la página' }).click();
  await expect(guest.getByRole('region', { name: 'Opiniones' })).toContainText('Se oía el mar.');
  await expect(guest.getByText('Left it as they found it.')).toHaveCount(0);
});
