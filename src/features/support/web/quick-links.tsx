import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';

const paths = {
  helpCenter: '/help-center',
  safetyTips: '/safety-tips',
  contactUs: '/contact-us',
  reportIssue: '/report-issue',
  businessInquiry: '/business-inquiry',
} as const;

type QuickLinksProps = { readonly title: string; readonly to: readonly (keyof typeof paths)[] };

/** Other doors of the house, on a card. */
export function QuickLinks({ title, to }: QuickLinksProps) {
  const words = useWords(messages);
  return (
    <nav className="page-card" aria-label={title}>
      <h2 className="tower-s">{title}</h2>
      <ul className="page-links">
        {to.map((word) => (
          <li key={word}>
            <Link className="page-link" to={paths[word]}>
              {words(word)}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
