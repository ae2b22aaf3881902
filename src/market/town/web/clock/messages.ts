/** A time that the clock shows twice, told apart (issue 14, The clock). */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('clock', {
  en: {
    first: '{{time}} (summer time)',
    second: '{{time}} (winter time)',
  },
  es: {
    first: '{{time}} (horario de verano)',
    second: '{{time}} (horario de invierno)',
  },
});
