import { useWords } from '../i18n.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';
import { messages } from './messages.ts';

/** Above the button that sends a form: without script it sends nothing (`useForm`). */
export function FormNeedsScript() {
  const words = useWords(messages);
  return <NeedsScript>{words('needsScript')}</NeedsScript>;
}
