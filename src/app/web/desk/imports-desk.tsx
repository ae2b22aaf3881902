import { ImportsPanel } from '#features/listing-imports/web/imports-panel.tsx';
import type { NameOfKind } from '#features/listing-imports/web/name-of-kind.ts';
import { messages } from './messages.ts';

/** As the tabs of the desk call them. */
const nameOf: NameOfKind = (kind, language) => messages[language][`tab.${kind}`];

/** The desk's imports; the page knows how it calls the kinds. */
export function ImportsDesk() {
  return <ImportsPanel nameOf={nameOf} />;
}
