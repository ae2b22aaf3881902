/** Seals a short secret: AES-256-GCM, bound to whose it is, so that one row's can't be put into another. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const keyOf = (secret: string) => createHash('sha256').update(secret).digest();
const [ivLength, tagLength] = [12, 16];

export function seal(text: string, secret: string, owner: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when it was sealed with another secret or for somebody else. */
export function unseal(sealed: string, secret: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength, ivLength + tagLength)];
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(owner)).setAuthTag(tag);
  return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
}
