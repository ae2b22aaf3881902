/** Where letters about jobs lead: an owner to the workspace, for nobody else can open it. */
import { describe, expect, it } from 'vitest';
import { languages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import { compose } from './compose.ts';
import type { Letter } from '../letter.ts';
import { samples } from '../samples/samples.ts';

describe.each(languages)('in %s', (language) => {
  const told = (letter: Letter) => {
    const { blocks } = compose(letter, language, 'https://aftersun.example');
    const url = blocks.flatMap((block) => (block.kind === 'link' ? block.url : []));
    return { url, texts: blocks.flatMap((block) => (block.kind === 'text' ? block.text : [])).join(' ') };
  };

  it('a vacancy that leaves is renewed by its owner, and others ask the desk', () => {
    const [values] = samples.jobLeaving;
    const [own, others] = [true, false].map((isOwn) =>
      told({ letter: 'jobLeaving', values: { ...values, isOwn } } as Letter),
    );
    const at = `https://aftersun.example/dashboard?tab=listings&view=jobs&open=AbCdEfGh&lang=${language}`;
    expect(own?.url).toEqual([at]);
    expect(own?.texts).not.toContain(town.emails.help);
    expect(others?.url).toEqual([`https://aftersun.example/jobs/AbCdEfGh?lang=${language}`]);
    expect(others?.texts).toContain(town.emails.help);
  });

  it('an application leads its employer to where it is decided', () => {
    const [values] = samples.jobApplication;
    const path = '/dashboard?tab=applicants&open=AbCdEfGh';
    const lead = (over: object) => told({ letter: 'jobApplication', values: { ...values, ...over } } as Letter).url;
    expect(lead({ path })).toEqual([`https://aftersun.example${path}&lang=${language}`]);
    expect([lead({ path: null }), lead({})]).toEqual([[], []]);
  });
});
