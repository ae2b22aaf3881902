import type { ComponentProps } from 'react';
import * as styles from './input.module.css';

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={`${styles.input} ${className}`} />;
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={`${styles.input} ${styles.inputArea} ${className}`} />;
}
