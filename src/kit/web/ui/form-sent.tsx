import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './form.css';

type FormSentProps = {
  title: string;
  text: ReactNode;
  /** Ways on. */
  children?: ReactNode;
};

/** What takes a form's place when it has been sent; the focus comes along, so that readers hear it. */
export function FormSent({ title, text, children }: FormSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div className="form-sent">
      <span className="form-sent-disc" aria-hidden="true">
        <Icon name="check" />
      </span>
      <h2 ref={heading} className="tower" tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
