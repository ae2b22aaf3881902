import type { ComponentProps } from 'react';

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={`input ${className}`} />;
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={`input input-area ${className}`} />;
}
