import { useState } from 'react';
import { addDays } from '#kit/shared/dates.ts';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { DeskAction } from '#kit/web/desk/desk-action.tsx';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { handOver, xmlFile } from '#kit/web/desk/hand-over.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { wallClock } from '#market/town/dates.ts';
import { messages } from '../messages.ts';
import { IbanField } from './iban-field.tsx';
import { payoutsApi as api } from './queries.ts';

/** Takes one file of transfers for all that is due, for the house's bank. The number typed is kept nowhere. */
export function BankFile() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const today = wallClock(useNow()).date;
  const [isAsking, setAsking] = useState(false);
  const [iban, setIban] = useState('');
  const [paidOn, setPaidOn] = useState(addDays(today, 1));
  const end = () => setAsking(false);
  const { change, isPending } = useChange(api.mutation('POST /api/admin/payout-files'), {
    done: ({ name, transfers: count, amountCents, waits }) => ({
      title: words('fileDone'),
      description: [
        words('fileDoneText', { count, amount: shownAmount(amountCents, language), name }),
        ...(waits === 0 ? [] : [words('fileWaits', { count: waits })]),
      ].join('. '),
    }),
    failed: { title: words('fileFailed'), description: words('fileFailedText') },
    refresh: ['/api/admin/payouts', '/api/admin/payout-files', '/api/admin/audit', '/api/workspace'],
    onDone: ({ name, xml }) => {
      handOver(xmlFile(xml), name);
      setIban('');
      end();
    },
  });
  return (
    <>
      <DeskAction>
        <Button variant="line" size="sm" onClick={() => setAsking(true)}>
          {words('file')}
        </Button>
      </DeskAction>
      <Confirm
        isOpen={isAsking}
        title={words('fileTitle')}
        text={words('fileText')}
        yes={words('fileYes')}
        no={words('fileNo')}
        tone="ink"
        isPending={isPending}
        onYes={() => change({ body: { iban, paidOn } })}
        onClose={end}
      >
        <IbanField value={iban} onType={setIban} />
        <Field label={words('fileDay')} required={words('required')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="paidOn"
              min={today}
              value={paidOn}
              onChange={(event) => setPaidOn(event.currentTarget.value)}
            />
          )}
        </Field>
      </Confirm>
    </>
  );
}
