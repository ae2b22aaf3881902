/** The three examples that the tax office prints (its document on the fingerprint, version 0.1.2, section 6). */
import { describe, expect, it } from 'vitest';
import { hashOfCancellation, hashOfRegistration } from './hash.ts';

const first = {
  issuerTaxNumber: '89890001K',
  seriesNumber: '12345678/G33',
  issuedOn: '01-01-2024',
  invoiceType: 'F1',
  vat: '12.35',
  gross: '123.45',
  previousHash: '',
  generatedAt: '2024-01-01T19:20:30+01:00',
};
const hashes = {
  first: '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60',
  second: 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97',
  cancelled: '177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68',
};

describe('the fingerprint', () => {
  it('of the first record of a chain', () => expect(hashOfRegistration(first)).toBe(hashes.first));

  it('of the next one', () =>
    expect(
      hashOfRegistration({
        ...first,
        seriesNumber: '12345679/G34',
        previousHash: hashes.first,
        generatedAt: '2024-01-01T19:20:35+01:00',
      }),
    ).toBe(hashes.second));

  it('of a cancellation', () =>
    expect(
      hashOfCancellation({
        ...first,
        seriesNumber: '12345679/G34',
        previousHash: hashes.second,
        generatedAt: '2024-01-01T19:20:40+01:00',
      }),
    ).toBe(hashes.cancelled));

  it('leaves blanks around a value out, not those inside', () => {
    expect(hashOfRegistration({ ...first, seriesNumber: '  12345678/G33 ' })).toBe(hashes.first);
    expect(hashOfRegistration({ ...first, seriesNumber: '12345678 / G33' })).not.toBe(hashes.first);
  });
});
