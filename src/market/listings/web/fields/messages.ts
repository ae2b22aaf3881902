/** Words of the fields of the desk's forms (issue 4). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  skipped: 'after' | 'before' | 'time';
  insteadAt: 'time';
  twice: 'time';
  pin: 'latitude' | 'longitude';
  hoursOf: 'number';
  nextDay: 'time';
  removeHours: 'number';
  photosHint: 'max' | 'mb';
  photoOf: 'count' | 'number';
  earlier: 'number';
  later: 'number';
  removePhoto: 'number';
  moved: 'count' | 'number';
  waiting: 'name';
  uploading: 'name';
  making: 'name';
  'photo.too_large': 'mb' | 'name';
  'photo.unsupported_media_type': 'name';
  'photo.validation': 'name';
  'photo.too_many_requests': 'name';
  'photo.busy': 'name';
  'photo.full': 'max' | 'name';
  'photo.failed': 'name';
  uploadAgain: 'name';
  cancelUpload: 'name';
  dismissUpload: 'name';
  proposeAlt: 'text';
  altOf: 'kind' | 'title';
  'altOf.more': 'kind' | 'number' | 'title';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
