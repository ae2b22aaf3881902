import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { Address } from '../address.ts';
import { Link, type LinkProps } from './link.tsx';
import * as dotsStyles from './dots.module.css';
import * as styles from './button.module.css';

type Look = {
  variant?: 'coral' | 'ink' | 'line' | 'quiet' | 'teal' | 'sun' | 'danger';
  size?: 'md' | 'sm';
  /** Ends the button in a disc with an arrow: the sun at the end of the line. */
  arrow?: boolean | 'down';
};

/** How a button is dressed; its styles read the two. */
const dressed = ({ variant = 'coral', size = 'md' }: Look, className = '') => ({
  className: `${styles.btn} ${className}`.trimEnd(),
  'data-variant': variant,
  'data-size': size,
});

function content(arrow: Look['arrow'], children: ReactNode) {
  if (!arrow) return children;
  return (
    <>
      {children}
      <span className={styles.disc}>
        <Icon name={arrow === 'down' ? 'down' : 'arrow'} />
      </span>
    </>
  );
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Another element to dress as a button, for example a plain link out of the site. */
    render?: ReactElement<{ className?: string; children?: ReactNode }>;
    /** Work is under way: the button keeps its focus, answers no press and shows three dots. */
    busy?: boolean;
  };

export function Button({ variant, size, arrow, render, busy, className, children, onClick, ...rest }: ButtonProps) {
  const look = { ...(variant ? { variant } : {}), ...(size ? { size } : {}) };
  const dress = dressed(look, className);
  if (render) return cloneElement(render, { ...dress, children: content(arrow, children) });
  return (
    <button
      type="button"
      {...rest}
      {...dress}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={dotsStyles.dots} aria-hidden="true" /> : null}
      {content(busy ? false : arrow, children)}
    </button>
  );
}

/** A link inside the site in a button's clothes. */
export function ButtonLink<const To extends Address>({
  variant,
  size,
  arrow,
  className,
  children,
  ...rest
}: LinkProps<To> & Look) {
  const look = { ...(variant ? { variant } : {}), ...(size ? { size } : {}) };
  return (
    <Link {...rest} {...dressed(look, className)}>
      {content(arrow, children)}
    </Link>
  );
}
