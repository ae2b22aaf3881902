import { useWords } from '#kit/web/i18n.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { isSame, type SavedType } from '../rules.ts';
import { refusalKey } from './refusal.ts';
import { useSaved } from './use-saved.ts';
import * as styles from './save-button.module.css';

type Props = {
  readonly type: SavedType;
  readonly id: string;
  /** What is kept, as the page calls it. */
  readonly title: string;
  /** Only the sign, for cards. */
  readonly compact?: boolean;
};

/** Keeps a listing for later, with an account or without one; pressed while it is kept. */
export function SaveButton({ type, id, title, compact = false }: Props) {
  const words = useWords(messages);
  const { userId, items, keep } = useSaved();
  const isSaved = items?.some((item) => isSame(item, { type, id })) ?? false;

  const press = async () => {
    try {
      await keep({ type, id }, !isSaved);
      if (!isSaved)
        toast({
          title: words('saved'),
          description: words(userId ? 'savedInAccount' : 'savedHere'),
          link: { to: '/saved', label: words('seeAll') },
        });
    } catch (problem) {
      toast({
        title: words(isSaved ? 'notRemoved' : 'notSaved'),
        description: words(refusalKey(problem)),
        tone: 'destructive',
      });
    }
  };
  return (
    <Button
      variant="line"
      size="sm"
      className={compact ? `${styles.save} ${styles.saveCompact}` : styles.save}
      aria-pressed={isSaved}
      aria-label={words('saveThis', { title })}
      onClick={() => void press()}
    >
      <Ribbon isFull={isSaved} />
      {compact ? null : words('save')}
    </Button>
  );
}

/** A page marker with half a sun at its foot: an outline, or full with a tick once the thing is kept. */
function Ribbon({ isFull }: { isFull: boolean }) {
  return (
    <svg className={`i ${styles.ribbon}`} viewBox="0 0 24 24" aria-hidden="true" data-full={isFull}>
      <path className={styles.ribbonCloth} d="M5.5 3.5h13V21L16 18.4a4.6 4.6 0 0 0-8 0L5.5 21Z" />
      {isFull ? <path className={styles.ribbonTick} d="M8.6 9.6l2.5 2.5 4.6-4.9" /> : null}
    </svg>
  );
}
