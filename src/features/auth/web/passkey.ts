/** What only browsers can do: make a passkey, and sign with one. Loaded when somebody wants to. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Assertion, AssertionOptions, Attestation, AttestationOptions } from '../passkey-schemas.ts';
import { beginPasskey, keepPasskey, passkeyChallenge, signInWithPasskey } from './security/security-queries.ts';

type Made = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];

async function make(options: AttestationOptions): Promise<Attestation> {
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: options as unknown as Made,
  });
  const { clientDataJSON, attestationObject, transports } = response;
  const told = { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) };
  return { id, rawId, type, response: told, clientExtensionResults: {} };
}

async function sign(options: AssertionOptions): Promise<Assertion> {
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: options as unknown as Asked,
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  const told = { clientDataJSON, authenticatorData, signature };
  return { id, rawId, type, response: told, clientExtensionResults: {} };
}

/** Makes a passkey for this account under a name; gives the recovery codes that come with the first one. */
export async function addPasskey(name: string) {
  const { key, options } = await beginPasskey().mutationFn({});
  return keepPasskey().mutationFn({ body: { key, name, response: await make(options) } });
}

/** Takes the second step of signing in with a passkey. */
export async function enterWithPasskey(key: string) {
  const { options } = await passkeyChallenge().mutationFn({ body: { key } });
  return signInWithPasskey().mutationFn({ body: { key, response: await sign(options) } });
}
