import { BrandHome } from '#features/site/web/brand-home.tsx';
import { ThemeDial } from '#features/site/web/theme-dial.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from './messages.ts';

/** Somebody who is here, and what happens when they leave. */
export type Present = { readonly name: string; readonly onLeave: () => void };

/** The desk's own bar: the way home, the hour, who is here and the way out. */
export function DeskBar({ present }: { readonly present?: Present }) {
  const words = useWords(messages);
  return (
    <header className="front-bar wrap">
      <BrandHome />
      <span className="front-bar-role horizon">{words('admin')}</span>
      <div className="front-bar-end">
        <ThemeDial />
        {present === undefined ? null : (
          <>
            <span className="front-bar-name">{present.name}</span>
            <Button variant="line" size="sm" onClick={present.onLeave}>
              {words('logout')}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}
