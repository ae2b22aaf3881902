import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breakable } from './breakable.tsx';

it.each([
  ['reservas@club-levante.example.com', 'reservas|@club-levante|.example|.com'],
  ['carta-de-verano.csv', 'carta-de-verano|.csv'],
  ['Sala 9. Noche de jazz, 1.250,50 €', 'Sala 9. Noche de jazz, 1.250,50 €'],
  ['@marta', '@marta'],
])('breaks %s where it can be read', (text, broken) => {
  render(
    <h2>
      <Breakable>{text}</Breakable>
    </h2>,
  );
  const heading = screen.getByRole('heading', { name: text });
  expect(heading.innerHTML.replaceAll('<wbr>', '|')).toBe(broken);
});
