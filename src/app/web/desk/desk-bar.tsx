import { useSignOut } from '#features/auth/web/queries.ts';
import { BrandHome } from '#features/site/web/brand-home.tsx';
import { ThemeDial } from '#features/site/web/theme-dial.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from './messages.ts';

/** The desk's own bar: the way home, the hour, who is here and the way out. */
export function DeskBar({ name }: { readonly name?: string }) {
  const words = useWords(messages);
  const { signOut, isPending } = useSignOut();
  return (
    <header className="front-bar wrap">
      <BrandHome />
      <span className="front-bar-role horizon">{words('admin')}</span>
      <div className="front-bar-end">
        <ThemeDial />
        {name === undefined ? null : (
          <>
            <span className="front-bar-name">{name}</span>
            <Button variant="line" size="sm" busy={isPending} onClick={() => signOut()}>
              {words('logout')}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}
