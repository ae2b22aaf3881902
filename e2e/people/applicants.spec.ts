/** An employer writes to whoever applied, they answer, and both find it again; who has no account is written to by mail (decision 0205). */
import { expect } from '@playwright/test';
import { expectAccessibleInBoth } from '../axe.ts';
import { aBusiness, isPublishedFor, openWorkspace, rowOf } from '../business.ts';
import { aMember } from '../members.ts';
import { speak, type Tongue } from '../pages.ts';
import { newDigits } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    look: 'Open',
    talk: (name: string) => `Messages with ${name}`,
    message: 'Your message',
    send: 'Send',
    close: 'Close',
    alone: /They have no account here that messages would reach/,
    open: 'Open the application',
    new: '1 new',
    mine: 'Your applications',
    employer: 'Messages with the employer',
    money: /Nobody may ask you for money for a job/,
    kept: /180 days after it was sent/,
    yours: 'Your application',
  },
  es: {
    look: 'Abrir',
    talk: (name: string) => `Mensajes con ${name}`,
    message: 'Tu mensaje',
    send: 'Enviar',
    close: 'Cerrar',
    alone: /No tiene aquí una cuenta a la que lleguen los mensajes/,
    open: 'Abrir la solicitud',
    new: '1 nuevo',
    mine: 'Tus solicitudes',
    employer: 'Mensajes con la empresa',
    money: /Nadie puede pedirte dinero por un empleo/,
    kept: /180 días después de enviarla/,
    yours: 'Tu solicitud',
  },
} as const satisfies Record<Tongue, object>;

for (const tongue of ['en', 'es'] as const) {
  const [say, other] = [words[tongue], tongue === 'en' ? 'es' : 'en'] as const;
  const later = words[other];

  test(`an employer and an applicant write to each other (${tongue}) @phone`, async ({ page, visitor }) => {
    await aBusiness(page, tongue);
    const title = `Sunrise waiter ${newDigits()}`;
    const made = await page.request.post('/api/jobs', {
      data: {
        title: { en: title, es: title },
        description: { en: 'Coffee for those who have not slept.', es: 'Café para quien no ha dormido.' },
        location: 'Poniente',
        employer: 'Bar Alba',
        salary: '€1,600 a month',
        contactEmail: 'alba@correo.example',
        requirements: ['A steady hand'],
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = await made.json();
    await page.request.post(`/api/jobs/${id}/steps`, { data: { step: 'ask' } });
    await isPublishedFor(page, 'jobs', title);

    const [applicant, guest] = [await visitor(), await visitor()];
    const { email } = await aMember(applicant, tongue);
    const applies = async (as: typeof page, name: string, mailbox: string) => {
      const data = { name, email: mailbox, phone: null, languages: ['Español'], availableFrom: '2030-05-01' };
      const sent = await as.request.post(`/api/jobs/${id}/applications`, {
        data: { ...data, message: 'Two summers.' },
      });
      expect(sent.status(), await sent.text()).toBe(201);
    };
    await applies(applicant, 'Marta Ferrer', email);
    await applies(guest, 'Ainhoa Ruiz', `ainhoa${newDigits()}@correo.example`);

    await openWorkspace(page, tongue, 'tab=applicants');
    const sheet = page.getByRole('dialog');
    await rowOf(page, 'Ainhoa Ruiz').getByRole('button', { name: say.look }).click();
    await expect(sheet.getByText(say.alone)).toBeVisible();
    await sheet.getByRole('button', { name: say.close, exact: true }).last().click();
    await rowOf(page, 'Marta Ferrer').getByRole('button', { name: say.look }).click();
    const talk = sheet.getByRole('region', { name: say.talk('Marta Ferrer') });
    await talk.getByLabel(say.message).fill('Come on Tuesday, or ring 612 40 83 37.');
    await talk.getByRole('button', { name: say.send, exact: true }).click();
    await expect(talk.getByRole('listitem')).toContainText('ring 612 40 83 37.');
    // What an employer looks at next is in the other language.
    await expectAccessibleInBoth(page, 'an application with its messages');

    // Whoever applied finds it at the application, and changes the language on the way.
    await applicant.goto('/user-dashboard');
    const card = applicant.getByRole('region', { name: say.mine }).getByRole('article', { name: title });
    await expect(card.getByRole('link', { name: say.employer })).toContainText(say.new);
    await speak(applicant, other);
    await applicant.getByRole('link', { name: later.employer }).click();
    const thread = applicant.getByRole('main');
    await expect(thread.getByRole('listitem').getByText('Come on Tuesday, or ring 612 40 83 37.').last()).toBeVisible();
    await expect(thread.getByText(later.money)).toBeVisible();
    await expect(thread.getByText(later.kept)).toBeVisible();
    await expect(thread.getByRole('link', { name: later.yours })).toBeVisible();
    await thread.getByLabel(later.message).fill('Tuesday at eight.');
    await thread.getByRole('button', { name: later.send, exact: true }).click();
    await expect(thread.getByText('Tuesday at eight.').last()).toBeVisible();
    await expectAccessibleInBoth(applicant, 'a conversation about an application');

    // The employer finds it among the messages, and goes on to the application.
    await openWorkspace(page, other, 'tab=messages');
    const row = rowOf(page, 'Marta Ferrer');
    await expect(row).toContainText(later.new);
    await row.getByRole('button', { name: later.look }).click();
    await expect(sheet.getByText('Tuesday at eight.')).toBeVisible();
    await sheet.getByRole('link', { name: later.open }).click();
    const again = sheet.getByRole('region', { name: later.talk('Marta Ferrer') });
    await expect(again.getByText('Tuesday at eight.')).toBeVisible();
  });
}
