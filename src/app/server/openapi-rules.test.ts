/** The document of all calls, judged by the recommended rules of two others' tools: Redocly's and Spectral's. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from './testing.ts';

const house = aTestHouse();
let text: string;
beforeAll(async () => {
  text = JSON.stringify((await house.call('GET', '/api/openapi.json')).body);
});

/** A document that both have something to say about. */
const poor = JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { get: {} } } });

async function redocly(source: string): Promise<string[]> {
  const config = await createConfig('extends: [recommended]');
  const found = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
}

async function spectralOas(source: string): Promise<string[]> {
  const judge = new spectral.Spectral();
  judge.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });
  const found = await judge.run(source);
  return found.map(({ code, message, path }) => `${code}: ${message} (${path.join('.')})`);
}

test.each([
  ['Redocly', redocly],
  ['Spectral', spectralOas],
])('%s finds nothing to warn of, and would', async (_, judge) => {
  expect((await judge(poor)).length).toBeGreaterThan(3);
  expect(await judge(text)).toEqual([]);
});
