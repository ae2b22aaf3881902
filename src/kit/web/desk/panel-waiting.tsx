import { useWords } from '../i18n.tsx';
import { loadAnew } from '../load-anew.ts';
import type { Wait } from '../parts/late-part.tsx';
import { messages as partMessages } from '../parts/messages.ts';
import { Failure } from '../ui/failure.tsx';
import { DeskLoading } from './desk-loading.tsx';
import { messages } from './messages.ts';

/** In the place of a panel that is on its way, or that did not come. */
export function PanelWaiting({ absence, isBusy = false, onRetry }: Wait) {
  const words = useWords(messages);
  const partWords = useWords(partMessages);
  if (absence === undefined || isBusy || !onRetry) return <DeskLoading>{words('loading')}</DeskLoading>;
  const retry =
    absence === 'dropped'
      ? { label: partWords('retry'), onClick: onRetry }
      : { label: partWords('loadAnew'), onClick: loadAnew };
  return (
    <Failure title={partWords('panelMissing')} retry={retry}>
      {absence === 'dropped' ? words('comesByItself') : null}
    </Failure>
  );
}
