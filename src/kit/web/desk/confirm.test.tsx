import { Dialog } from '@base-ui/react/dialog';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing.tsx';
import { Confirm } from './confirm.tsx';

it('darkens the sheet that it asks over', async () => {
  renderPage(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup aria-label="A sheet">
          <Confirm isOpen title="Sure?" text="For good." yes="Yes" no="No" onYes={() => {}} onClose={() => {}} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
  );
  expect(await screen.findByRole('alertdialog', { name: 'Sure?' })).toBeTruthy();
  expect(document.querySelectorAll('.desk-confirm-shade')).toHaveLength(1);
});
