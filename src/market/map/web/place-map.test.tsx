import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { PlaceMap } from './place-map.tsx';

it('shows the plan of its hour, and says whose it is', () => {
  const { container } = renderPage(<PlaceMap latitude={38.5363} longitude={-0.124} title="Casa Ola" />);
  const [day, night] = screen.getAllByRole<HTMLImageElement>('img', { name: 'Plan of the streets around Casa Ola' });
  expect(day?.getAttribute('src')).toBe('/art/plan/38.5363_-0.1240.day.svg');
  expect(night?.getAttribute('src')).toBe('/art/plan/38.5363_-0.1240.night.svg');
  expect([day?.dataset['only'], night?.dataset['only']]).toEqual(['day', 'night']);
  expect([day?.width, day?.height, day?.getAttribute('loading')]).toEqual([640, 400, 'lazy']);
  expect(container.textContent).toContain('Levante beach');
});

it('says so when the place lies beyond the plan', () => {
  renderPage(<PlaceMap latitude={40.4168} longitude={-3.7038} title="Casa Ola" />, { language: 'es' });
  expect(screen.getAllByAltText('Plano de la costa; Casa Ola queda más allá')).toHaveLength(2);
});
