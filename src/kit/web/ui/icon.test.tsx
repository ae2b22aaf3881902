import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon, type IconName, iconPaths } from './icon.tsx';

it.each(Object.keys(iconPaths) as IconName[])('the icon %s is drawn, and hidden from readers', (name) => {
  const { container } = render(<Icon name={name} />);
  const path = container.querySelector('svg[aria-hidden=true] > path')?.getAttribute('d');
  expect(path).toMatch(/^M/);
  expect(path).not.toMatch(/NaN|undefined/);
});
