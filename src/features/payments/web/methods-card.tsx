import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../messages.ts';

/** Payment and cards: none is kept here, the provider keeps them. */
export function MethodsCard() {
  const words = useWords(messages);
  return (
    <section className="desk-card" aria-labelledby="methods">
      <h2 id="methods" className="tower-s">
        {words('methods')}
      </h2>
      <p>{words('noMethods')}</p>
      <p className="desk-card-note">
        <Icon name="lock" />
        {words('secured')}
      </p>
    </section>
  );
}
