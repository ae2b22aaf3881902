import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link, type Target } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import { AgeBadge } from './age-badge.tsx';
import { BrandHome } from './brand-home.tsx';
import { PageDials } from './page-dials.tsx';
import { signInFrom } from './sign-in-from.ts';
import * as styles from './nav-bar.module.css';

/** The four sections of the home page, in order: the id is their anchor and the name of their word. */
const sections = ['events', 'rentals', 'directory', 'jobs'] as const;

/** The sticky bar, with the way to add a listing where there is one. On phones the same items fold into a list under it. */
export function NavBar({ add }: { readonly add?: ReactNode }) {
  const words = useWords(messages);
  const user = useStoredUser();
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const accountLabel = words(user ? 'account' : 'signIn');
  const here = useLocation({ select: signInFrom });
  // A kept page is the same for whatever its address asks: only once it is known that nobody is in does the link say it.
  const onward = user === null && here !== undefined ? { redirect: here } : {};
  const account: Target = user ? { to: '/user-dashboard' } : { to: '/auth', search: { tab: 'signin', ...onward } };

  const close = () => setOpen(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const done = new AbortController();
    const isIn = ({ target }: Event, place: string) => target instanceof Element && target.closest(place) !== null;
    // A dialog that was opened from the menu closes by itself, and finds the menu as it left it.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isIn(event, '[role="dialog"]')) return;
      setOpen(false);
      toggle.current?.focus();
    };
    // Over the page it would hide what has the focus.
    const closeBehind = (event: FocusEvent) => {
      if (isIn(event, '#content, footer')) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape, done);
    document.addEventListener('focusin', closeBehind, done);
    return () => done.abort();
  }, [isOpen]);

  return (
    <header className={styles.nav}>
      <BrandHome onClick={close} />
      <AgeBadge />
      {/* Before the list that it opens, so that Tab goes on into it. */}
      <button
        ref={toggle}
        type="button"
        className={styles.navToggle}
        aria-label={words('menu')}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'x' : 'menu'} />
      </button>
      <nav id={menuId} className={styles.navMenu} data-open={isOpen} aria-label={words('nav')}>
        <ul className={styles.navSections}>
          {sections.map((id) => (
            <li key={id}>
              <Link className={styles.navLink} to="/" hash={id} onClick={close}>
                {words(id)}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.navActions}>
          <li>
            <Link className={`${styles.navLink} ${styles.navSaved}`} to="/saved" onClick={close}>
              <Icon name="ribbon" />
              <span>{words('saved')}</span>
            </Link>
          </li>
          <li>
            <Link className={styles.navLink} {...account} onClick={close}>
              {accountLabel}
            </Link>
          </li>
          {add ? <li>{add}</li> : null}
          <li>
            <ButtonLink variant="ink" size="sm" to="/advertise" onClick={close}>
              {words('advertise')}
            </ButtonLink>
          </li>
        </ul>
      </nav>
      <PageDials />
    </header>
  );
}
