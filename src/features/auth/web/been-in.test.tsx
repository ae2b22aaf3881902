import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { noteBeenIn, useBeenIn } from './been-in.ts';

function Door() {
  const [looks, look] = useState(0);
  const hasBeenIn = useBeenIn();
  return <button type="button" onClick={() => look(looks + 1)}>{`${looks} ${hasBeenIn}`}</button>;
}

it('that somebody has come in is known the next time, and changes nothing while the door is up', () => {
  const { unmount } = renderPage(<Door />);
  act(noteBeenIn);
  fireEvent.click(screen.getByText('0 false'));
  expect(screen.getByText('1 false')).toBeTruthy();
  unmount();
  renderPage(<Door />);
  expect(screen.getByText('0 true')).toBeTruthy();
});
