import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { town } from '#market/town/town.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { PlaceText } from './draft-values.ts';
import { PlaceField } from './place-field.tsx';
import { Holder } from './testing.tsx';

const draw = (first: PlaceText, language: 'en' | 'es' = 'en') =>
  renderPage(<Holder first={first}>{(field) => <PlaceField field={field} />}</Holder>, { language });
const none = { latitude: '', longitude: '' };
const latitude = () => Number(screen.getByLabelText<HTMLInputElement>('Latitude').value);
const longitude = () => Number(screen.getByLabelText<HTMLInputElement>('Longitude').value);
const pin = () => screen.getByRole('button', { name: /^(Pin:|No pin yet)/ });

describe('the pin', () => {
  it('begins where the town is and goes with the arrow keys, further with Shift', () => {
    draw(none);
    fireEvent.keyDown(pin(), { key: 'ArrowUp' });
    expect(latitude()).toBeCloseTo(town.latitude, 3);
    expect(longitude()).toBeCloseTo(town.longitude, 3);
    const [north, east] = [latitude(), longitude()];
    fireEvent.keyDown(pin(), { key: 'ArrowUp', shiftKey: true });
    fireEvent.keyDown(pin(), { key: 'ArrowRight' });
    expect(latitude() - north).toBeGreaterThan(0.001);
    expect(longitude() - east).toBeGreaterThan(0);
    expect(longitude() - east).toBeLessThan(0.001);
  });

  it('leaves other keys alone', () => {
    draw(none);
    fireEvent.keyDown(pin(), { key: 'Tab' });
    expect(pin().getAttribute('aria-label')).toBe('No pin yet');
  });

  it('goes where its numbers say, with a comma as well, and can be taken away', () => {
    draw(none);
    fireEvent.change(screen.getByLabelText('Latitude'), { target: { value: '38,54' } });
    fireEvent.change(screen.getByLabelText('Longitude'), { target: { value: '-0.13' } });
    expect(pin().getAttribute('aria-label')).toBe('Pin: 38.54, -0.13');
    fireEvent.click(screen.getByRole('button', { name: 'Remove the pin' }));
    expect(pin().getAttribute('aria-label')).toBe('No pin yet');
  });

  it('says when the place lies beyond the plan', () => {
    draw({ latitude: '40.4', longitude: '-3.7' }, 'es');
    expect(screen.getByText(/queda fuera de este plano/)).toBeTruthy();
  });
});
