import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { PosterField } from './poster-field.tsx';
import { Holder } from './testing.tsx';

const values = { title: { en: 'Seoul', es: '' }, description: { en: 'Korean.', es: '' }, category: 'restaurant' };
const six = [1, 2, 3, 4, 5, 6].map((n) => ({ motif: n < 4 ? 'ramen' : 'sushi', seed: n * 10_000 }));

function draw(first: string, answer = () => Response.json(six)) {
  const seen = vi.fn();
  const asked: string[] = [];
  const api = ({ url }: Request) => {
    asked.push(url);
    return answer();
  };
  renderPage(
    <Holder first={first} seen={seen}>
      {(field) => <PosterField field={field} form={{ values }} kind="businesses" />}
    </Holder>,
    { api },
  );
  return { seen, asked };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks the press when it is told to, and takes one of six or the words', async () => {
  const { seen, asked } = draw('');
  expect(screen.getByLabelText<HTMLInputElement>('As the words say').checked).toBe(true);
  expect(asked).toEqual([]);
  press('Propose six posters');
  const [sushi] = await screen.findAllByLabelText('Motif: Sushi');
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  expect(asked).toEqual([expect.stringMatching(/\/api\/poster-proposals\?.*category=restaurant.*title=Seoul/)]);
  fireEvent.click(sushi as HTMLElement);
  expect(seen).toHaveBeenLastCalledWith('sushi-40000');
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  fireEvent.click(screen.getByLabelText('As the words say'));
  expect(seen).toHaveBeenLastCalledWith('');
});

it('keeps the one that is chosen beside those of another shake', async () => {
  const { asked } = draw('paella-77');
  expect(screen.getByLabelText<HTMLInputElement>('Motif: Paella').checked).toBe(true);
  press('Propose six posters');
  await screen.findAllByLabelText('Motif: Ramen');
  press('Shake again');
  await waitFor(() => expect(asked.at(-1)).toContain('shake=1'));
  expect(screen.getByLabelText<HTMLInputElement>('Motif: Paella').checked).toBe(true);
});

it('leaves what is chosen where it lies, so that arrow keys walk on from it', async () => {
  draw('');
  press('Propose six posters');
  const before = await screen.findAllByRole('radio', { name: /^Motif: / });
  const fourth = before[3] as HTMLInputElement;
  fourth.focus();
  fireEvent.click(fourth);
  expect(fourth.checked).toBe(true);
  expect(document.activeElement).toBe(fourth);
  expect(screen.getAllByRole('radio', { name: /^Motif: / })).toEqual(before);
});

it('says so when the press is silent', async () => {
  draw('', () => new Response(null, { status: 503 }));
  press('Propose six posters');
  expect(await screen.findByText('No proposals at the moment.')).toBeTruthy();
});
