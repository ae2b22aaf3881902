// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/export.json' with { type: 'json' };
import es from './words/es/export.json' with { type: 'json' };

export const messages = defineMessages<typeof en>({ en, es });
