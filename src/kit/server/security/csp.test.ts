import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { scriptHashes } from './csp.ts';

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

describe('scriptHashes', () => {
  it('hashes each inline body once, exactly as written', () => {
    const html = '<script>a()</script><p></p><SCRIPT type="module" async="">\n b("é")\n</SCRIPT><script>a()</script>';
    expect(scriptHashes(html)).toEqual([hashOf('a()'), hashOf('\n b("é")\n')]);
  });

  it('covers data blocks and leaves files to their address', () => {
    const html = '<script src="/assets/a.js"></script><script type="application/ld+json">{"@type":"Place"}</script>';
    expect(scriptHashes(html)).toEqual([hashOf('{"@type":"Place"}')]);
  });

  it('finds nothing where nothing is', () => {
    expect(scriptHashes('<main>script</main>')).toEqual([]);
  });
});
