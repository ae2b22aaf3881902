/** The tax office on the wire: a post with the certificate of whoever sends (its description of the web service, 1.0.3). */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Office } from '../../rules.ts';

/** Posts an envelope to one of the two offices and gives what it answers; throws where nobody answers with XML. */
export type TaxOffice = { readonly post: (office: Office, envelope: string) => Promise<string> };

export type OfficeSettings = {
  /** The certificate with its key, as a PKCS #12 file; none before a stand-in. */
  readonly certificate?: { readonly file: Buffer; readonly password: string } | undefined;
  /** A person's or a representative's certificate, or the seal of a company: they have addresses of their own. */
  readonly kind: 'person' | 'seal';
  /** Where a local stand-in is. */
  readonly base?: string | undefined;
};

const path = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP';
/** From the service's WSDL. */
const hosts = {
  test: { person: 'https://prewww1.aeat.es', seal: 'https://prewww10.aeat.es' },
  live: { person: 'https://www1.agenciatributaria.gob.es', seal: 'https://www10.agenciatributaria.gob.es' },
} as const satisfies Record<Office, Record<OfficeSettings['kind'], string>>;

const patienceMs = 60_000;
/** A thousand answered records take about one megabyte. */
const maxBytes = 16_000_000;

export function createTaxOffice({ certificate, kind, base }: OfficeSettings): TaxOffice {
  return {
    post: (office, envelope) => {
      const url = new URL(path, base ?? hosts[office][kind]);
      const isSafe = url.protocol === 'https:';
      const key = isSafe && certificate ? { pfx: certificate.file, passphrase: certificate.password } : {};
      return post(url, envelope, { ...key, request: isSafe ? overHttps : overHttp });
    },
  };
}

type How = { readonly request: typeof overHttps; readonly pfx?: Buffer; readonly passphrase?: string };

function post(url: URL, envelope: string, { request, ...key }: How): Promise<string> {
  const body = Buffer.from(envelope, 'utf8');
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'text/xml; charset=utf-8', 'content-length': body.length, soapaction: '""' };
    const asked = request(
      url,
      { method: 'POST', headers, ...key, signal: AbortSignal.timeout(patienceMs) },
      (reply) => {
        const chunks: Buffer[] = [];
        let size = 0;
        reply.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxBytes) asked.destroy(new Error('The answer is too long'));
          else chunks.push(chunk);
        });
        reply.on('error', reject);
        reply.on('end', () => {
          const isXml = /\bxml\b/.test(reply.headers['content-type'] ?? '');
          // A fault comes as 500 with XML; without XML it is no answer of this service.
          if (isXml) resolve(Buffer.concat(chunks).toString('utf8'));
          else reject(new Error(`The office answered ${reply.statusCode} without XML`));
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
