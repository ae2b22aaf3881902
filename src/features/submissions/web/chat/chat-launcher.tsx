import { useRef, useState, type ComponentType } from 'react';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { ChatWidgetProps } from './chat-widget.tsx';
import * as styles from './chat-launcher.module.css';

type ChatLauncherProps = {
  readonly label: string;
  /** What is said when the conversation cannot be loaded. */
  readonly failure: { readonly title: string; readonly description: string };
};

/** Opens the conversation that adds a listing. On every page, so it is small: the rest, words too, comes with the first press. */
export function ChatLauncher({ label, failure }: ChatLauncherProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Widget, setWidget] = useState<ComponentType<ChatWidgetProps>>();

  const load = async () => {
    try {
      const { ChatWidget } = await import('./chat-widget.tsx');
      setWidget(() => ChatWidget);
    } catch {
      setOpen(false);
      toast({ ...failure, tone: 'destructive' });
    }
  };
  const press = () => {
    setOpen(!isOpen);
    if (!Widget) void load();
  };

  const isLoading = isOpen && !Widget;
  return (
    <>
      <Button
        ref={button}
        className={styles.chatLauncher}
        variant="line"
        size="sm"
        busy={isLoading}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={press}
      >
        {isLoading ? null : <Icon name="plus" />}
        <span>{label}</span>
      </Button>
      {Widget ? <Widget isOpen={isOpen} onOpenChange={setOpen} launcher={button} /> : null}
    </>
  );
}
