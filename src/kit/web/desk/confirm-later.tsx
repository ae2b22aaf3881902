import { pressedPart } from '../parts/pressed-part.tsx';

/** The question before something can't be taken back, for pages where few ask: it comes with the press. */
export const ConfirmLater = pressedPart(() => import('./confirm.tsx').then((module) => module.Confirm));
