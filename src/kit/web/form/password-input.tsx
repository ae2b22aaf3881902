import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useWords } from '../i18n.tsx';
import { Input } from '../ui/input.tsx';
import { messages } from './messages.ts';
import * as styles from './password-input.module.css';

const eye = 'M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0';
const struck = `${eye}M4 20L20 4`;

/**
 * A password, hidden until its owner asks to see it. While it is seen no browser corrects it or sends it to be spelled,
 * and it is hidden again before it is sent, so that programs that keep passwords find one.
 */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'ref'>) {
  const words = useWords(messages);
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const hide = () => setShown(false);
    const form = input.current?.form;
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <span className={styles.password}>
      <Input
        {...props}
        ref={input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button type="button" aria-controls={props.id} onClick={() => setShown(!isShown)}>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d={isShown ? struck : eye} />
        </svg>
        <span className="sr-only">{words(isShown ? 'hidePassword' : 'showPassword')}</span>
      </button>
    </span>
  );
}
