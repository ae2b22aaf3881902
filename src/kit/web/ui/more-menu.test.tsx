import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { MoreMenu } from './more-menu.tsx';

const hidePopover = vi.fn();
const prototype: Partial<HTMLElement> = HTMLElement.prototype;
afterEach(() => {
  delete prototype.hidePopover;
  hidePopover.mockReset();
});

it('closes before what was pressed answers, with the focus at the button that opened it', () => {
  prototype.hidePopover = hidePopover;
  const seen: unknown[] = [];
  const onClick = () => seen.push(hidePopover.mock.calls.length, document.activeElement?.textContent);
  render(
    <MoreMenu label="More" title="Jungle in the Basement">
      <Button onClick={onClick}>Copy</Button>
    </MoreMenu>,
  );
  const opener = screen.getByText('More');
  const menu = document.querySelector('[popover]');
  expect([opener.getAttribute('popovertarget'), menu?.getAttribute('aria-label')]).toEqual([
    menu?.id,
    'Jungle in the Basement',
  ]);
  fireEvent.click(screen.getByText('Copy'));
  expect(seen).toEqual([1, 'More']);
});

it('answers where a browser has no popovers', () => {
  const onClick = vi.fn();
  render(
    <MoreMenu label="More" title="Jungle in the Basement">
      <Button onClick={onClick}>Copy</Button>
    </MoreMenu>,
  );
  fireEvent.click(screen.getByText('Copy'));
  expect(onClick).toHaveBeenCalledOnce();
});
