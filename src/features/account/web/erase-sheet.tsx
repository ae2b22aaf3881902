import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { town } from '#market/town/town.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { refusalOf } from './faults.ts';
import { PasswordInput } from './password-input.tsx';
import { eraseAccount } from './queries.ts';
import { SheetForm } from './sheet-form.tsx';
import { useFault } from './use-fault.ts';
import * as styles from './account.module.css';

type EraseProps = {
  readonly isBusiness: boolean;
  readonly onErased: () => void;
  readonly onClose: () => void;
};

const always = ['account', 'saved', 'applications', 'letters'] as const;
const ofBusinesses = ['listings', 'plan'] as const;

/** Says what goes and what stays, asks for the password, and erases. */
export function EraseSheet({ isBusiness, onErased, onClose }: EraseProps) {
  const words = useWords(messages);
  const [password, setPassword] = useState('');
  const fault = useFault();
  const { mutate, isPending } = useMutation(eraseAccount());
  const goes = [...always, ...(isBusiness ? ofBusinesses : [])];

  const erase = () => {
    if (password === '') return fault.refuse({ key: 'passwordMissing', field: 'password' });
    fault.clear();
    mutate(
      { body: { password } },
      {
        onSuccess: () => {
          toast({ title: words('erased'), description: words('erasedText') });
          onErased();
        },
        onError: (problem) => fault.refuse(refusalOf(problem)),
      },
    );
  };

  return (
    <SheetForm
      title={words('eraseTitle')}
      send={words(isPending ? 'erasing' : 'eraseYes')}
      tone="danger"
      isPending={isPending}
      fault={fault.fault}
      refusal={fault.refusal}
      onSubmit={erase}
      onClose={onClose}
    >
      <p>{words('eraseLead')}</p>
      <div className={styles.accountFate}>
        <h3>{words('goes')}</h3>
        <ul>
          {goes.map((what) => (
            <li key={what}>{words(`goes.${what}`)}</li>
          ))}
        </ul>
        <h3>{words('stays')}</h3>
        <ul>
          <li>{words('stays.orders')}</li>
          <li>{words('stays.forms', { email: town.emails.privacy })}</li>
        </ul>
      </div>
      <PasswordInput
        name="password"
        label={words('password')}
        error={fault.errorOf('password')}
        onChange={(value) => {
          fault.clear();
          setPassword(value);
        }}
      />
    </SheetForm>
  );
}
