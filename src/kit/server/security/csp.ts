import { createHash } from 'node:crypto';

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<body>[\s\S]*?)<\/script>/gi;

/**
 * The CSP sources of a page's inline scripts: `'sha256-…'` of each script body, JSON-LD included, once each. Kept pages
 * are shared by all visitors, so a nonce would be no secret; what the page says is fixed, so its hashes are.
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const body = groups?.['body'] ?? '';
    if (body === '' || /\ssrc\s*=/i.test(groups?.['attributes'] ?? '')) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}
