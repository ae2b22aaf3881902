/** Words that the pages of all listings share (issue 5). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  openPhoto: 'count' | 'number';
  photoOf: 'number' | 'title';
  photoCount: 'count' | 'number';
  directionsTo: 'title';
  openDrawing: 'count' | 'number';
  posterOf: 'title';
  minutes: 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
