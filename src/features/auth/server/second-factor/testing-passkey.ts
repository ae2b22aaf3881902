/** A passkey in software, for tests: makes attestations without a maker's word ("none") and signs assertions (WebAuthn, 6). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const blob = (bytes: Buffer) =>
  Buffer.concat([
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]),
    bytes,
  ]);

export function aPasskey({ host, origin }: { readonly host: string; readonly origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const count = (times: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(times);
    return bytes;
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
  const answer = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;
  return {
    id: answer.id,
    attest(challenge: string) {
      const lengths = Buffer.from([0, id.length]);
      const data = Buffer.concat([sha256(host), Buffer.from([0x41]), count(0), Buffer.alloc(16), lengths, id, cose]);
      const object = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        blob(data),
      ]);
      return {
        ...answer,
        response: {
          clientDataJSON: clientData('create', challenge).toString('base64url'),
          attestationObject: object.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** `times` is how often it has signed: a copy is behind. */
    assert(challenge: string, times: number) {
      const data = Buffer.concat([sha256(host), Buffer.from([0x01]), count(times)]);
      const told = clientData('get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(told)]), privateKey);
      return {
        ...answer,
        response: {
          clientDataJSON: told.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
