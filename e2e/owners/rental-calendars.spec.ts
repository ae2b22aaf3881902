/** An owner keeps a flat with the calendars of other sites, by keyboard where there is one: added, renamed, removed (decision 0162). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, request, type Page } from '@playwright/test';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { expectAccessible } from '../axe.ts';
import { aBusiness, aSoldRental, openWorkspace } from '../business.ts';
import { now } from '../clock.ts';
import { house } from '../house.ts';
import { message } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    own: 'What is taken here, for other sites',
    make: 'Create the link',
    link: 'Link for other sites',
    others: 'What other sites have taken',
    name: /^Name/,
    address: /^Link of its calendar/,
    add: 'Add calendar',
    addressFault: /^Give a link that begins with https/,
    unreachable: /^The other site didn’t answer|^The other site took more/,
    days: '4 days to come are taken by it.',
    twice: 'Booked twice?',
    rename: (name: string) => `Rename ${name}`,
    save: 'Save name',
    remove: (name: string) => `Remove ${name}`,
    yes: 'Remove',
    removed: 'Calendar removed',
    none: 'No calendar is read yet.',
    taken: 'Taken on Villa',
    until: /until 11:00/,
  },
  es: {
    own: 'Lo ocupado aquí, para otras webs',
    make: 'Crear el enlace',
    link: 'Enlace para otras webs',
    others: 'Lo ocupado en otras webs',
    name: /^Nombre/,
    address: /^Enlace de su calendario/,
    add: 'Añadir calendario',
    addressFault: /^Da un enlace que empiece por https/,
    unreachable: /^La otra web no ha respondido|^La otra web ha tardado/,
    days: 'Ocupa 4 días próximos.',
    twice: '¿Reservado dos veces?',
    rename: (name: string) => `Cambiar nombre: ${name}`,
    save: 'Guardar nombre',
    remove: (name: string) => `Quitar ${name}`,
    yes: 'Quitar',
    removed: 'Calendario quitado',
    none: 'Todavía no se lee ningún calendario.',
    taken: 'Ocupado en Villa',
    until: /hasta las 11:00/,
  },
} as const;

const dayIn = (days: number) => addDays(wallClock(now()).date, days);

/** Another site, which has one reservation: the second night that was booked here, and three more. */
async function anotherSite() {
  const compact = (date: string) => date.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:one@elsewhere.example',
    `DTSTAMP:${compact(dayIn(0))}T100000Z`,
    `DTSTART;VALUE=DATE:${compact(dayIn(6))}`,
    `DTEND;VALUE=DATE:${compact(dayIn(10))}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const server = createServer((_, response) => void response.end(lines.join('\r\n')));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    // As the journeys' house reaches this machine (tests/reach-other-sites.js).
    address: `https://port-${(server.address() as AddressInfo).port}.example/villa.ics`,
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

/** What another site gets, which is nobody signed in. */
async function readAs(address: string): Promise<string> {
  const program = await request.newContext({ baseURL: house });
  const { pathname, search } = new URL(address);
  const text = await (await program.get(pathname + search)).text();
  await program.dispose();
  return text;
}

/** How many can book a rental on a day. */
async function freeOn(page: Page, id: string, date: string): Promise<number> {
  const reply = await page.request.get(`/api/rentals/${id}/availability?from=${date}&to=${date}`);
  const { days } = (await reply.json()) as { days: { free: number }[] };
  return days[0]?.free ?? 0;
}

for (const tongue of ['en', 'es'] as const)
  test(`a flat is kept with the calendar of another site (${tongue}) @phone`, async ({ page, visitor }) => {
    test.slow();
    const say = words[tongue];
    const site = await anotherSite();
    await aBusiness(page, tongue);
    const { id, order } = await aSoldRental(page, visitor, tongue);
    await openWorkspace(page, tongue, `tab=listings&view=rentals&open=${id}`);
    const own = page.getByRole('region', { name: say.own });
    const others = page.getByRole('region', { name: say.others });

    await own.getByRole('button', { name: say.make }).click();
    const told = await readAs(await own.getByLabel(say.link).inputValue());
    expect(told).toContain(`${order}@`);

    await test.step('what is no address of the net is marked, and one that leads nowhere says so', async () => {
      await others.getByLabel(say.name).fill('Casa');
      await others.getByLabel(say.address).fill('http://calendar.example/a.ics');
      await others.getByLabel(say.address).press('Enter');
      await expect(others.getByText(say.addressFault)).toBeVisible();
      await expect(others.getByLabel(say.address)).toBeFocused();
      await others.getByLabel(say.address).fill('https://calendar.invalid/a.ics');
      await others.getByLabel(say.address).press('Enter');
      await expect(others.getByRole('listitem').getByText(say.unreachable)).toBeVisible({ timeout: 60_000 });
    });

    await test.step('one is added, and what it takes can’t be booked; a booking that it claims too is told', async () => {
      await others.getByLabel(say.name).fill('Casita');
      await others.getByLabel(say.address).fill(site.address);
      await others.getByRole('button', { name: say.add }).press('Enter');
      const line = others.getByRole('listitem').filter({ hasText: 'Casita' });
      await expect(line.getByText(say.days)).toBeVisible({ timeout: 60_000 });
      const alert = others.getByRole('alert').filter({ hasText: say.twice });
      await expect(alert.getByRole('link')).toHaveAttribute('href', new RegExp(`open=${order}`));
      expect(await freeOn(page, id, dayIn(8))).toBeLessThan(1);
    });

    await test.step('it is called otherwise, and the focus goes there and comes back', async () => {
      await others.getByRole('button', { name: say.rename('Casita') }).press('Enter');
      const field = others.getByRole('listitem').getByLabel(say.name);
      await expect(field).toBeFocused();
      await field.fill('Villa');
      await field.press('Enter');
      await expect(others.getByRole('button', { name: say.rename('Villa') })).toBeFocused();
    });
    await expectAccessible(page, `calendars of other sites in ${tongue}`);

    await test.step('the month shows what is taken elsewhere, and until when a guest stays', async () => {
      const month = async (date: string) => {
        await openWorkspace(page, tongue, `tab=calendar&month=${date.slice(0, 7)}`);
        return page.getByRole('cell').filter({ has: page.locator(`time[datetime="${date}"]`) });
      };
      await expect((await month(dayIn(8))).getByText(say.taken)).toBeVisible();
      await expect((await month(dayIn(7))).getByText(say.until)).toBeVisible();
      // On a phone its name is a line or two, beside the way to the next one, and not a letter a line.
      const wide = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      const name = await page.locator('main h2[aria-live]').boundingBox();
      expect(name?.width).toBeGreaterThan(100);
      expect(name?.height).toBeLessThan(80);
      if (wide) await page.setViewportSize(wide);
    });

    await test.step('removed, it takes nothing any more', async () => {
      await openWorkspace(page, tongue, `tab=listings&view=rentals&open=${id}`);
      for (const name of ['Villa', 'Casa']) {
        await others.getByRole('button', { name: say.remove(name) }).press('Enter');
        await page.getByRole('alertdialog').getByRole('button', { name: say.yes }).click();
        await expect(message(page)).toContainText(say.removed);
        await expect(others.getByRole('button', { name: say.remove(name) })).toHaveCount(0);
        // Nobody who presses keys falls out of the sheet with what they pressed.
        await expect(page.locator('.desk-sheet:focus-within')).toHaveCount(1);
      }
      await expect(others.getByText(say.none)).toBeVisible();
      expect(await freeOn(page, id, dayIn(8))).toBe(1);
    });
    await site.close();
  });
