import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import {
  answerSix,
  box,
  desk,
  enter,
  launcher,
  log,
  open,
  openTheDesk,
  pause,
  pick,
  press,
  received,
  refusal,
  say,
  settle,
  suns,
  toSpanish,
  write,
} from './chat-testing.tsx';

openTheDesk();

describe('ChatWidget', () => {
  it('lets half a second pass before the next question, and takes no answer until then', async () => {
    await open();
    press('A rental');
    expect(document.activeElement).toBe(box());
    await settle(499);
    expect(within(log()).queryByText('What is it called?')).toBeNull();
    write('Two balconies');
    enter();
    expect(suns()).toBe('1 of 9 answered');
    await settle(1);
    expect(within(log()).getByText('What is it called?')).toBeTruthy();
    expect(box().value).toBe('Two balconies');
    enter();
    expect(suns()).toBe('2 of 9 answered');
  });

  it('ignores empty answers, breaks the line with Shift, and leaves Enter to an unfinished word', async () => {
    await open();
    enter();
    await pick('A job');
    enter();
    write('Bartender');
    enter({ shiftKey: true });
    enter({ isComposing: true });
    expect(suns()).toBe('1 of 9 answered');
    enter();
    expect(suns()).toBe('2 of 9 answered');
  });

  it('keeps an answer of one line on one line, also one that was pasted', async () => {
    await open();
    await pick('A job');
    write('Bartender\r\n  by the\u2028beach');
    expect(box().value).toBe('Bartender by the beach');
    await say('Bartender');
    write('Long nights.\nGood tips.');
    expect(box().value).toBe('Long nights.\nGood tips.');
  });

  it('understands a choice that was typed', async () => {
    await open();
    await say('boat');
    expect(within(log()).getByText('Pick one of these, please.')).toBeTruthy();
    await say('Rental');
    expect(within(log()).getByText('A rental')).toBeTruthy();
  });

  it('offers the categories of the chosen type', async () => {
    await open();
    await pick('A business');
    await say('La Lonja');
    await say('Rice over orange wood.');
    const chips = within(screen.getByRole('group', { name: 'Good. Which kind?' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Restaurant',
      'Bar',
      'Club',
      'Hotel',
      'Tours',
      'Shop',
      'Service',
    ]);
    expect(document.activeElement).toBe(chips[0]);
  });

  it('checks email and price gently, keeping what was written', async () => {
    await open();
    await answerSix();
    await say('marta@');
    expect(within(log()).getByText(/looks unfinished/)).toBeTruthy();
    expect(box().value).toBe('marta@');
    await say('marta@example.com');
    expect(within(log()).queryByText(/looks unfinished/)).toBeNull();
    await say('');
    await say('ask me');
    expect(within(log()).getByText(/Just the amount/)).toBeTruthy();
    expect(desk.sent).toHaveLength(0);
    await say('free');
    expect(desk.sent[0]?.body).toMatchObject({ contact_phone: null, price: '0' });
  });

  it('goes back to an answer, and asks for the category again when the type changes', async () => {
    await open();
    await answerSix();
    write('marta@exam');
    press('Change the answer: Title');
    expect(box().value).toBe('Foam night');
    expect(document.activeElement).toBe(box());
    await say('Foam night II');
    expect(within(log()).getByText('Foam night II')).toBeTruthy();
    expect(box().value).toBe('marta@exam');

    press('Change the answer: Type');
    const event = screen.getByRole('button', { name: 'An event' });
    expect(event.getAttribute('aria-pressed')).toBe('true');
    await pick('A job');
    expect(screen.getByRole('button', { name: 'Hospitality' })).toBeTruthy();
    expect(within(log()).queryByText('Party')).toBeNull();
    await pick('Hospitality');
    expect(box().value).toBe('marta@exam');
  });

  it('survives a reload, half a sentence included', async () => {
    const { unmount } = await open();
    await pick('An event');
    await say('Foam night');
    write('Foam to the');
    unmount();
    await open();
    expect(within(log()).getByText('Foam night')).toBeTruthy();
    expect(box().value).toBe('Foam to the');
    expect(suns()).toBe('2 of 9 answered');
  });

  it('keeps the answers and asks again in the other language', async () => {
    await open();
    await pick('An event');
    await say('Foam night');
    fireEvent.click(toSpanish());
    expect(within(log()).getByText('Un evento')).toBeTruthy();
    expect(within(log()).getByText('Foam night')).toBeTruthy();
    expect(within(log()).getByText('Cuéntaselo a la gente, en pocas líneas.')).toBeTruthy();
    expect(document.activeElement).toBe(box());
  });

  it('speaks Spanish from the first word to the last', async () => {
    await open('es');
    await pick('Un alquiler');
    await say('Dos balcones');
    await say('Mar a los dos lados.');
    await pick('Apartamento');
    await say('Levante');
    await say('Calle Gerona 4');
    await say('marta@example.com');
    await say('600 123 456');
    desk.reply = () => refusal(503, 'unavailable');
    await say('1.200');
    expect(within(log()).getByText('1.200 €')).toBeTruthy();
    expect(currentToast()).toMatchObject({ title: 'Error', description: 'No se pudo enviar. Inténtalo de nuevo.' });
    desk.reply = received;
    press('Reintentar');
    await settle();
    expect(screen.getByRole('heading', { name: 'Anuncio recibido' })).toBeTruthy();
    expect(desk.sent[1]?.body).toMatchObject({ type: 'rental', category: 'apartment', price: '1200.00' });
  });

  it('closes on Escape, gives the focus back, and is still there afterwards', async () => {
    await open();
    await pick('An event');
    fireEvent.keyDown(box(), { key: 'Escape' });
    await pause();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(launcher());
    fireEvent.click(launcher());
    await settle();
    expect(within(log()).getByText('An event')).toBeTruthy();
  });

  describe.each([
    ['en', /^Tell more/, /^Doors open at/, /^Line-up/, /^From which age/, /marked/],
    ['es', /^Cuenta más/, /^Abre puertas/, /^Cartel/, /^A partir de/, /marcado/],
  ] as const)('what is told besides, in %s', (language, more, doors, lineUp, age, fault) => {
    const tell = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });

    it('is folded under the last question, outlives a reload, and goes along', async () => {
      const page = await open('en');
      await answerSix();
      await say('marta@example.com');
      expect(screen.queryByText(/^Tell more/)).toBeNull();
      await pick('Skip');
      page.unmount();
      const again = await open(language);
      expect(screen.getByText(more).closest('details')?.open).toBe(false);
      tell(doors, '22:30');
      tell(lineUp, '23:30 Lucía Mar, Dos Olas');
      tell(age, '21');
      expect(fireEvent.keyDown(screen.getByLabelText(doors), { key: 'Enter' })).toBe(false);
      again.unmount();
      await open(language);
      await say('12');
      const details = { doors: '22:30', line_up: ['23:30 Lucía Mar', 'Dos Olas'], min_age: 21 };
      expect(desk.sent.map(({ body }) => body)).toMatchObject([{ price: '12.00', details }]);
    });

    it('is marked where it does not fit, and nothing is sent until it does', async () => {
      await open('en');
      await answerSix();
      await say('marta@example.com');
      await pick('Skip');
      if (language === 'es') fireEvent.click(toSpanish());
      tell(age, '12');
      await say('12');
      expect(within(log()).getByText(fault)).toBeTruthy();
      expect(screen.getByText(more).closest('details')?.open).toBe(true);
      expect(screen.getByLabelText(age).getAttribute('aria-invalid')).toBe('true');
      expect(desk.sent).toEqual([]);
      tell(age, '');
      await say('12');
      expect(desk.sent).toHaveLength(1);
      expect(desk.sent[0]?.body).not.toHaveProperty('details');
    });
  });
});
