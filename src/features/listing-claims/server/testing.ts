/** For tests only: how claims are made at the door. */
import type { Member, TestHouse } from '#app/server/testing.ts';
import type { KeepingMailer } from '#kit/server/testing-mailer.ts';

type House = Pick<TestHouse, 'call' | 'runTasks'>;

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');

/** The calls of a claim on a place of the directory. */
export const claimsAt = (house: House, mailer?: KeepingMailer) => {
  const path = (id: string, step: string) => `/api/listings/businesses/${id}/${step}`;
  const upload = async (as: Member, body: Uint8Array = pdf) =>
    house.call('POST', '/api/claim-documents', { as, body, headers: { 'content-type': 'application/octet-stream' } });
  return {
    hasOwner: async (id: string) => (await house.call('GET', path(id, 'ownership'))).body.hasOwner as boolean,
    ways: (id: string, as: Member) => house.call('GET', path(id, 'claim-ways'), { as }),
    ask: (id: string, as: Member, way = 'mail') => house.call('POST', path(id, 'claim-code'), { as, body: { way } }),
    prove: (id: string, as: Member, code: string) =>
      house.call('POST', path(id, 'claim-proof'), { as, body: { code } }),
    release: (id: string, as: Member) => house.call('DELETE', path(id, 'ownership'), { as }),
    upload,
    /** With a paper of their own, unless told which. */
    send: async (id: string, as: Member, document?: string) =>
      house.call('POST', path(id, 'claims'), {
        as,
        body: { document: document ?? (await upload(as)).body.id, statement: 'My licence.' },
      }),
    mine: async (as: Member) => (await house.call('GET', '/api/listing-claims', { as })).body,
    answer: (id: string, as: Member, statement = 'It is mine.') =>
      house.call('POST', `/api/listing-claims/${id}/answer`, { as, body: { statement } }),
    withdraw: (id: string, as: Member) => house.call('DELETE', `/api/listing-claims/${id}`, { as }),
    atDesk: (id: string, as: Member) => house.call('GET', `/api/admin/listing-claims/${id}`, { as }),
    decide: (id: string, as: Member, decision: string, version?: number) =>
      house.call('POST', `/api/admin/listing-claims/${id}/decision`, {
        as,
        body: { decision, reason: 'The licence says so.', version },
      }),
    /** The code in the last letter, after the letters that wait were sent. */
    codeSent: async (): Promise<string> => {
      await house.runTasks();
      return /\b\d{6}\b/.exec(mailer?.mails.at(-1)?.text ?? '')?.[0] ?? '';
    },
  };
};

/** Another code than this one. */
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
