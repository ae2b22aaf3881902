import { use, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { FacePictures } from './face-pictures.tsx';
import * as styles from './state.module.css';

type FailureProps = {
  title: ReactNode;
  children?: ReactNode;
  /** Asks again; shown with its label. */
  retry?: { label: string; onClick: () => void };
  /** Of a page that is nothing else, its heading. */
  as?: 'p' | 'h1';
};

/** A list that did not come: its picture, what failed in red, and a way to ask again. */
export function Failure({ title, children, retry, as: Title = 'p' }: FailureProps) {
  return (
    <div className={`${styles.state} ${styles.stateFailure}`} role="alert">
      {use(FacePictures).failure}
      <Title className={`${styles.stateTitle} tower-s`}>{title}</Title>
      {children ? <p>{children}</p> : null}
      {retry ? (
        <Button variant="line" size="sm" onClick={retry.onClick}>
          {retry.label}
        </Button>
      ) : null}
    </div>
  );
}
