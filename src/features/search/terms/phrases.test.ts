import { describe, expect, it } from 'vitest';
import { phrasesBeginning, phrasesMeant } from './phrases.ts';
import { tokenize } from '../tokenize.ts';

const begun = (typed: string, language: 'en' | 'es') => phrasesBeginning(tokenize(typed), language);

describe('typed letters begin', () => {
  it.each([
    ['en', 'boat', ['boat trips', 'boats', 'boats with a skipper']],
    ['en', 'night', ['night shift', 'nightlife', 'tomorrow night']],
    ['en', 'saturday n', ['Saturday night']],
    ['en', 'techno sat', ['techno Saturday', 'techno Saturday night']],
    ['en', 'jet ski for t', ['jet skis for two']],
    ['es', 'música', ['música electrónica', 'música en directo']],
    ['es', 'sabado', ['sábado noche', 'el sábado']],
    ['es', 'techno sab', ['techno sábado noche', 'techno el sábado']],
    ['es', 'bares cerca del puer', ['bares cerca del puerto']],
    ['en', 'qqq', []],
  ] as const)('phrases of the language (%s): %s', (language, typed, phrases) => {
    expect(begun(typed, language).slice(0, 3)).toEqual(phrases);
  });

  it('a thing that is written whole brings what can be said of it', () => {
    expect(begun('tapas', 'es').slice(0, 3)).toEqual(['tapas', 'tapas hoy', 'tapas esta noche']);
  });

  it('a mistyped word is read as the nearest that a phrase has', () => {
    expect(phrasesMeant(['senderimso'], 'es')[0]).toBe('senderismo');
    expect(phrasesMeant(['live', 'musci'], 'en')[0]).toBe('live music');
  });
});
