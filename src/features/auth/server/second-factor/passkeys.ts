/** Passkeys as the second step (WebAuthn). Whoever holds one has said the password before, so a touch is enough. */
import { isIP } from 'node:net';
import { asc, eq } from 'drizzle-orm';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { Problem } from '#kit/shared/problem.ts';
import { town } from '#market/town/town.ts';
import type { Assertion, AssertionOptions, Attestation, AttestationOptions } from '../../passkey-schemas.ts';
import type { Step } from './steps.ts';
import { passkeys } from '../table.ts';

/** Whom passkeys are made for: the host and the origin of PUBLIC_URL. */
export type Site = { readonly host: string; readonly origin: string };

export const siteOf = (publicUrl: string): Site => {
  const { hostname, origin } = new URL(publicUrl);
  return { host: hostname, origin };
};

/** Browsers make passkeys for names, never for bare numbers. */
export const hasPasskeys = ({ host }: Site): boolean => isIP(host.replace(/^\[|\]$/g, '')) === 0;

/** Ed25519, ES256 and RS256: what every passkey of today signs with one of. */
const supportedAlgorithmIDs = [-8, -7, -257];

const maxPasskeys = 10;
const timeout = 120_000;

export const passkeysOf = (db: Db, userId: string) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), passkeys.id);

const named = ({ credentialId, transports }: typeof passkeys.$inferSelect) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

/** What a browser needs to make a passkey. 409 where the address can have none, or there are enough. */
export async function attestationOptions(
  db: Db,
  site: Site,
  user: { readonly id: string; readonly username: string; readonly fullName: string },
): Promise<AttestationOptions> {
  if (!hasPasskeys(site)) throw new Problem('conflict', 'Passkeys need an address with a name.');
  const known = await passkeysOf(db, user.id);
  if (known.length >= maxPasskeys) throw new Problem('conflict', 'Ten passkeys are enough. Do without one first.');
  const options = await generateRegistrationOptions({
    rpName: town.brand,
    rpID: site.host,
    userName: user.username,
    userDisplayName: user.fullName,
    userID: new Uint8Array(Buffer.from(user.id)),
    attestationType: 'none',
    supportedAlgorithmIDs,
    timeout,
  });
  const { challenge, pubKeyCredParams, user: person } = options;
  return {
    rp: { id: site.host, name: town.brand },
    user: { id: person.id, name: person.name, displayName: person.displayName },
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout,
    excludeCredentials: known.map(named),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    attestation: 'none',
  };
}

/** Keeps a passkey that signed the step's challenge; undefined when it did not. */
export async function keepPasskey(
  db: Db,
  site: Site,
  step: Step,
  made: { readonly name: string; readonly response: Attestation },
  at: Date,
): Promise<string | undefined> {
  const verified = await verifyRegistrationResponse({
    response: made.response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: step.challenge ?? '',
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id: credentialId, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const kept = await db
    .insert(passkeys)
    .values({
      id: newId(),
      userId: step.userId,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: [...transports],
      name: made.name,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return kept[0]?.id;
}

/** What one of somebody's passkeys has to sign. */
export async function assertionOptions(db: Db, site: Site, userId: string): Promise<AssertionOptions> {
  const { challenge } = await generateAuthenticationOptions({ rpID: site.host });
  const allowCredentials = (await passkeysOf(db, userId)).map(named);
  return { rpId: site.host, challenge, allowCredentials, timeout, userVerification: 'preferred' };
}

/** Whether one of theirs signed the step's challenge; a copy, whose counter runs behind, does not. */
export async function spendPasskey(db: Db, site: Site, step: Step, response: Assertion, at: Date): Promise<boolean> {
  const known = (await passkeysOf(db, step.userId)).find(({ credentialId }) => credentialId === response.id);
  if (known === undefined || step.challenge === null) return false;
  const verified = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: step.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: false,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  const { newCounter } = verified.authenticationInfo;
  await db.update(passkeys).set({ counter: newCounter, lastUsedAt: at }).where(eq(passkeys.id, known.id));
  return true;
}
