import { BrandMark } from '#market/drawings/web/brand-mark.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';

/** The name, and the way home. */
export function BrandHome({ onClick }: { onClick?: () => void }) {
  const words = useWords(messages);
  return (
    <Link className="brand tower" to="/" aria-label={words('brandHome')} {...(onClick ? { onClick } : {})}>
      <BrandMark className="brand-mark" />
      {words('brand')}
    </Link>
  );
}
