/** What browsers and the server tell each other about passkeys (WebAuthn Level 3, 5.1.8 to 5.1.10), closed to what is used. */
import { z } from 'zod';

const base64 = z.string().regex(/^[\w-]*$/);
const id = base64.min(1).max(1400);
const blob = base64.max(20_000);
const transport = z.string().regex(/^[\w-]{1,20}$/);
/** None is asked for: what a browser says of one by itself is left out by our page. */
const extensions = z.strictObject({});
const credential = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

export const AttestationOptions = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('discouraged'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});
export type AttestationOptions = z.infer<typeof AttestationOptions>;

export const AssertionOptions = z.strictObject({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(credential),
  timeout: z.number(),
  userVerification: z.literal('preferred'),
});
export type AssertionOptions = z.infer<typeof AssertionOptions>;

const answer = {
  id,
  rawId: id,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: extensions,
};

export const Attestation = z.strictObject({
  ...answer,
  response: z.strictObject({
    clientDataJSON: blob,
    attestationObject: blob,
    authenticatorData: blob.optional(),
    transports: z.array(transport).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: blob.optional(),
  }),
});
export type Attestation = z.infer<typeof Attestation>;

export const Assertion = z.strictObject({
  ...answer,
  response: z.strictObject({
    clientDataJSON: blob,
    authenticatorData: blob,
    signature: blob,
    userHandle: base64.max(200).optional(),
  }),
});
export type Assertion = z.infer<typeof Assertion>;
