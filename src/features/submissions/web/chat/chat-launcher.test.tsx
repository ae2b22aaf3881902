import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { ChatLauncher } from './chat-launcher.tsx';

const launcher = () => screen.getByRole('button', { name: 'Add a listing', hidden: true });

describe('ChatLauncher', () => {
  it('loads the conversation with the first press and opens it', async () => {
    renderPage(<ChatLauncher label="Add a listing" failure={{ title: 'a', description: 'b' }} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(launcher());
    expect(await screen.findByRole('dialog', { name: 'Add a listing' })).toBeTruthy();
    expect(launcher().getAttribute('aria-expanded')).toBe('true');
    sessionStorage.clear();
    localStorage.clear();
  });
});
