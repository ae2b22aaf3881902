import type { FormEvent } from 'react';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { bodyOf } from '#kit/web/form/form-values.ts';
import { useFormDraft } from '#kit/web/form/use-form-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { DeskOffer } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { chatTable, type ChatBody } from './chat-table.ts';
import { giveChat, touched } from './desk-queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';

type ChatSheetProps = { readonly about: DeskOffer; readonly onClose: () => void };

/** The invitation to the chat of an offer. */
export function ChatSheet({ about, onClose }: ChatSheetProps) {
  const words = useWords(messages);
  const { offer, address, version } = about;
  const { ref, form, isDirty, check, refuse } = useFormDraft(chatTable, address === null ? undefined : { address });
  const { change, isPending } = useChange(giveChat(), {
    done: { title: words('saved'), description: words('savedText') },
    failed: { title: words('failed'), description: words('failedText') },
    refresh: touched,
    onDone: onClose,
    onFailed: refuse,
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !check()) return;
    const body: ChatBody = bodyOf(chatTable, form.values);
    change({ params: { offer }, body: { ...body, version } });
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words('sheetTitle', { offer: words(`name.${offer}`) })}
      isDirty={isDirty}
      head={words('sheetLead')}
      foot={
        <Button variant="ink" type="submit" form="chat-form" busy={isPending}>
          {isPending ? words('saving') : words('save')}
        </Button>
      }
    >
      <form id="chat-form" ref={ref} className={formStyles.form} noValidate method="dialog" onSubmit={save}>
        <FormFields table={chatTable} form={form} />
      </form>
    </Sheet>
  );
}
