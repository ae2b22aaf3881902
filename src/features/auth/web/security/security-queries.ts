/** The calls of what guards an account. */
import { client } from '#kit/web/api.ts';
import type { endpoints as factorEndpoints } from '../../second-factor-contract.ts';
import type { endpoints } from '../../security-contract.ts';

const api = client<typeof endpoints>();
const factor = client<typeof factorEndpoints>();

/** Asked for whenever they are looked at: another device changes them. */
const anew = { refetchOnMount: 'always', retryOnMount: true, gcTime: 0 } as const;

export const sessionsQuery = () => ({ ...api.query('GET /api/account/sessions', {}), ...anew });
export const endSession = () => api.mutation('DELETE /api/account/sessions/{id}');
export const endOtherSessions = () => api.mutation('POST /api/account/sessions/end-others');
export const confirmIdentity = () => api.mutation('POST /api/auth/confirm');

export const factorQuery = () => ({ ...factor.query('GET /api/account/second-factor', {}), ...anew });
export const beginApp = () => factor.mutation('POST /api/account/second-factor/authenticator');
export const finishApp = () => factor.mutation('POST /api/account/second-factor/authenticator/confirm');
export const removeApp = () => factor.mutation('DELETE /api/account/second-factor/authenticator');
export const beginPasskey = () => factor.mutation('POST /api/account/second-factor/passkeys/options');
export const keepPasskey = () => factor.mutation('POST /api/account/second-factor/passkeys');
export const removePasskey = () => factor.mutation('DELETE /api/account/second-factor/passkeys/{id}');
export const newRecoveryCodes = () => factor.mutation('POST /api/account/second-factor/recovery-codes');

export const signInWithCode = () => factor.mutation('POST /api/auth/signin/code');
export const passkeyChallenge = () => factor.mutation('POST /api/auth/signin/passkey-options');
export const signInWithPasskey = () => factor.mutation('POST /api/auth/signin/passkey');
