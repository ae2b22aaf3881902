import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';

/** The two ways to a person. */
export function HelpCard() {
  const words = useWords(messages);
  return (
    <section className="desk-card" aria-labelledby="help">
      <h2 id="help" className="tower-s">
        {words('help')}
      </h2>
      <p className="help-links">
        <Link to="/help-center">{words('helpCenter')}</Link>
        <Link to="/contact-us">{words('contact')}</Link>
      </p>
    </section>
  );
}
