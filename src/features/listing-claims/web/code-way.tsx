import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { toast } from '#kit/web/ui/toast-store.ts';
import { messages } from '../messages.ts';
import { codeLength } from '../rules.ts';
import type { CodeWay as Way } from '../rules.ts';
import { askForCode, enterCode, type Named } from './queries.ts';
import { useClaimChange } from './use-claim-change.ts';
import * as styles from './claims.module.css';

type Props = {
  readonly listing: Named;
  readonly way: Way;
  /** Where it goes, as far as it is shown. */
  readonly to: string;
  /** One was sent already; or could not be delivered. */
  readonly state: 'unsent' | 'out' | 'lost';
};

const told = {
  mail: { title: 'byMail', text: 'byMailText', sent: 'codeSentText' },
  phone: { title: 'byPhone', text: 'byPhoneText', sent: 'codeTextedText' },
} as const;

const faults = { code_wrong: 'codeWrong', step_expired: 'codeOld' } as const;

const isWhole = (code: string) => new RegExp(`^\\d{${codeLength}}$`).test(code);

/** Six digits to the mailbox or the phone that the page names, and the field that sends them off with the last one. */
export function CodeWay({ listing, way, to, state }: Props) {
  const words = useWords(messages);
  const { title, text, sent } = told[way];
  const isOut = state === 'out';
  const [code, write] = useState('');
  const [fault, setFault] = useState<'codeMissing' | 'codeWrong' | 'codeOld'>();
  const ask = useClaimChange(askForCode().mutationFn, {
    onDone: () => {
      setFault(undefined);
      toast({ title: words('codeSent'), description: words(sent) });
    },
  });
  const enter = useClaimChange(enterCode().mutationFn, {
    onDone: ({ status }) => {
      if (status === 'approved') toast({ title: words('yours'), description: words('yoursText') });
    },
    onFailed: ({ code: refusal }) => {
      const known = Object.entries(faults).find(([name]) => name === refusal)?.[1];
      setFault(known);
      return known !== undefined;
    },
  });
  const send = (code: string) => {
    if (!enter.isPending) enter.mutate({ params: listing, body: { code } });
  };
  return (
    <section className={styles.claimWay} aria-label={words(title)}>
      <h3 className="tower-s">{words(title)}</h3>
      <p>{words(text, { to })}</p>
      {state === 'lost' ? <p role="status">{words('codeLost')}</p> : null}
      <Button
        variant={isOut ? 'line' : 'ink'}
        busy={ask.isPending}
        onClick={() => ask.mutate({ params: listing, body: { way } })}
      >
        {words(isOut ? 'sendAnother' : 'sendCode')}
      </Button>
      {isOut ? (
        <form
          className={styles.claimCode}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isWhole(code)) send(code);
            else setFault('codeMissing');
          }}
        >
          <Field label={words('code')} error={fault && words(fault)}>
            {(control) => (
              <Input
                {...control}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={codeLength}
                value={code}
                onChange={(event) => {
                  const typed = event.currentTarget.value.replace(/\D/g, '');
                  write(typed);
                  if (isWhole(typed) && typed !== code) send(typed);
                }}
              />
            )}
          </Field>
          <Button type="submit" variant="ink" busy={enter.isPending}>
            {words('codeGo')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
