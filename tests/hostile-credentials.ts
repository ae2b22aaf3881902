/** What a browser says of a passkey, in shape only. */
const aCredential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
export const anAssertion = () => ({
  ...aCredential,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
});
export const anAttestation = () => ({
  ...aCredential,
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
});
