import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { BusinessRecord, Today } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { laterClosings, saidOfToday } from '../today.ts';
import { businessDeskApi as api, businessRefresh } from './desk-queries.ts';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';

const sayToday = api.mutation('PUT /api/businesses/{id}/today');

/** Closed today, or open later, in two presses; and as usual again in one. It ends by itself. */
export function TodayStep({ business }: { readonly business: BusinessRecord }) {
  const words = useWords(messages);
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { change, isPending } = useChange(sayToday, {
    done: { title: words('todayDone'), description: business.name },
    failed: { title: words('todayFailed'), description: business.name },
    refresh: businessRefresh,
    onDone: () => setAsking(false),
  });
  const say = (body: Today) => change({ params: { id: business.id }, body });
  if (saidOfToday(business, now))
    return (
      <Button variant="teal" size="sm" busy={isPending} onClick={() => say({ state: 'usual' })}>
        {words('backToUsual')}
      </Button>
    );
  return (
    <AlertDialog.Root open={isAsking} onOpenChange={setAsking}>
      <AlertDialog.Trigger
        render={
          <Button variant="line" size="sm">
            {words('today')}
          </Button>
        }
      />
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={sheetStyles.deskSheetShade} />
        <AlertDialog.Popup className={sheetStyles.deskConfirm}>
          <AlertDialog.Title className="tower-s">{words('todayTitle', { title: business.name })}</AlertDialog.Title>
          <AlertDialog.Description>{words('todayText')}</AlertDialog.Description>
          <div className={sheetStyles.deskConfirmChoices}>
            <Button variant="ink" busy={isPending} onClick={() => say({ state: 'closed' })}>
              {words('closeToday')}
            </Button>
            {laterClosings(business, now).map((closes) => (
              <Button key={closes} variant="line" busy={isPending} onClick={() => say({ state: 'late', closes })}>
                {words('lateUntil', { time: closes })}
              </Button>
            ))}
            <AlertDialog.Close render={<Button variant="quiet">{words('keepHours')}</Button>} />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
