/** Every environment variable, its rule and its sentence; read once (issue 2). The only file that reads process.env. */
import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { z } from 'zod';

const empty = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());
const withDefault = <T extends z.ZodType<unknown, string>>(schema: T, fallback: string) =>
  z.preprocess((value) => empty(value) ?? fallback, schema);

const httpUrl = (message: string) =>
  z.string().refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), message);

/** Whether an address with a password in it was read as it was meant: what stands for something else there cuts it short. */
const isWhole = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { pathname, hash } = new URL(value);
  return hash === '' && !pathname.includes('@');
};
const asWritten = 'where @ is written %40, / %2F and # %23 in a password';

/** One address, with a name before it or without. */
const mailbox = z
  .string()
  .regex(
    /^(?:[^<>@\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
    'must be an e-mail address, like Aftersun <hello@aftersun.example>',
  );

/** Reads `10.0.0.1, 192.168.0.0/16` into a list that addresses can be checked against. */
const proxies = z.string().transform((value, context) => {
  const list = new BlockList();
  for (const entry of value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const version = isIP(address);
    const bits = prefix === undefined ? undefined : Number(prefix);
    if (version === 0 || (bits !== undefined && bits > (version === 4 ? 32 : 128))) {
      context.addIssue({
        code: 'custom',
        message: 'must list IP addresses or networks like 10.0.0.0/8, separated by commas',
      });
      return z.NEVER;
    }
    const family = version === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, bits, family);
  }
  return list;
});

/** Reads `https://tiles.example, https://*.fonts.example` into origins as a page's policy names them. */
const origins = z.string().transform((value, context) => {
  const list = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  // One more character than an origin has could add a source, or a rule, to the policy.
  if (list.every((origin) => /^https?:\/\/(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i.test(origin)))
    return list.map((origin) => origin.toLowerCase());
  context.addIssue({
    code: 'custom',
    message: 'must list origins like https://tiles.example or https://*.tiles.example, separated by commas',
  });
  return z.NEVER;
});

const rules = z.object({
  PORT: withDefault(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535'),
    '3000',
  ),
  HOST: withDefault(z.string().min(1), '127.0.0.1'),
  PUBLIC_URL: optional(
    httpUrl('must be the address visitors use, like https://aftersun.example')
      .refine(
        (value) => URL.canParse(value) && new URL(value).pathname === '/',
        'must have no path after the host name',
      )
      .transform((value) => new URL(value).origin),
  ),
  DATA_DIR: withDefault(z.string().min(1), './data'),
  BACKUP_DIR: withDefault(z.string().min(1), './backups'),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address like postgres://user:password@host/database')
      .refine(
        isWhole,
        `must be an address like postgres://user:password@host/database, or postgres://user@localhost/database?host=/run/postgresql for a socket, ${asWritten}`,
      ),
  ),
  ADMIN_PHONE: optional(z.string().min(9, 'must be a phone number like +34600123456')),
  ADMIN_PASSWORD: optional(z.string().min(8, 'must have at least 8 characters')),
  ADMIN_SECOND_FACTOR: withDefault(z.enum(['optional', 'required'], 'must be optional or required'), 'optional'),
  TRUSTED_PROXIES: withDefault(proxies, ''),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a key like sk_test_…')),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_(test|live)_\w+$/, 'must be a key like pk_test_…')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_\w+$/, 'must be a secret like whsec_…')),
  STRIPE_CONNECT_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_\w+$/, 'must be a secret like whsec_…')),
  STRIPE_API_BASE: optional(httpUrl('must be an address like https://api.stripe.example')),
  TAX_CERTIFICATE: optional(z.string().min(1)),
  TAX_KEY_PASSWORD: optional(z.string()),
  TAX_CERTIFICATE_KIND: withDefault(z.enum(['person', 'seal'], 'must be person or seal'), 'person'),
  TAX_OFFICE_BASE: optional(httpUrl('must be an address like https://office.example')),
  TWILIO_ACCOUNT_SID: optional(
    z.string().regex(/^AC[\da-f]{32}$/i, 'must be an account like AC… with 32 figures and letters'),
  ),
  TWILIO_AUTH_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  TWILIO_FROM: optional(
    z
      .string()
      .regex(
        /^(?:\+[1-9]\d{6,14}|MG[\da-f]{32}|[A-Za-z\d ]{3,11})$/,
        'must be a phone like +34600123456, a name of at most 11 letters, or a messaging service like MG…',
      ),
  ),
  TWILIO_API_BASE: optional(httpUrl('must be an address like https://api.twilio.example')),
  OWNER_PAYOUTS: withDefault(
    z.enum(
      ['bank', 'provider'],
      'must be bank (transfers that the desk records) or provider (accounts of the owners there)',
    ),
    'bank',
  ),
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/, 'must be an address like smtps://user:password@host:465')
      .refine(isWhole, `must be an address like smtps://user:password@host:465, ${asWritten}`),
  ),
  MAIL_FROM: withDefault(mailbox, 'Aftersun <hello@aftersun.example>'),
  MAIL_REPLY_TO: optional(mailbox),
  INBOUND_MAIL_DOMAIN: optional(
    z
      .string()
      .regex(
        /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i,
        'must be a domain like mail.aftersun.example',
      ),
  ),
  INBOUND_MAIL_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  SECURITY_CONTACT: optional(
    z.string().regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, 'must be an address like mailto:security@aftersun.example'),
  ),
  MAP_STYLE_URL: optional(httpUrl('must be the http(s) address of a map style')),
  MAP_STYLE_NIGHT_URL: optional(httpUrl('must be the http(s) address of a map style')),
  MAP_ORIGINS: withDefault(origins, ''),
  IMAGE_ORIGINS: withDefault(origins, ''),
  LOG_LEVEL: withDefault(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
  KEPT_REPLIES: withDefault(z.enum(['all', 'lists', 'none'], 'must be all, lists or none'), 'all'),
  DEMO: withDefault(
    z
      .enum(['0', '1'], 'must be 1 (fill a new database with the demo catalogue) or 0')
      .transform((value) => value === '1'),
    '1',
  ),
});

const whole = rules.superRefine((env, context) => {
  const refuse = (name: keyof typeof env, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if ((env.ADMIN_PHONE === undefined) !== (env.ADMIN_PASSWORD === undefined))
    refuse(
      env.ADMIN_PHONE === undefined ? 'ADMIN_PHONE' : 'ADMIN_PASSWORD',
      'is missing: ADMIN_PHONE and ADMIN_PASSWORD are given together or not at all',
    );
  if (env.MAP_STYLE_NIGHT_URL !== undefined && env.MAP_STYLE_URL === undefined)
    refuse('MAP_STYLE_URL', 'is missing: MAP_STYLE_NIGHT_URL is the same map by night');
  if ((env.INBOUND_MAIL_DOMAIN === undefined) !== (env.INBOUND_MAIL_SECRET === undefined))
    refuse(
      env.INBOUND_MAIL_DOMAIN === undefined ? 'INBOUND_MAIL_DOMAIN' : 'INBOUND_MAIL_SECRET',
      'is missing: INBOUND_MAIL_DOMAIN and INBOUND_MAIL_SECRET are given together or not at all',
    );
  const ofTwilio = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  const missing = ofTwilio.filter((name) => env[name] === undefined);
  if (missing[0] !== undefined && missing.length < ofTwilio.length)
    refuse(missing[0], `is missing: ${ofTwilio.join(', ')} are given together or not at all`);
  if ((env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_PUBLISHABLE_KEY === undefined))
    refuse(
      env.STRIPE_SECRET_KEY === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_PUBLISHABLE_KEY',
      'is missing: Stripe needs both of its keys',
    );
  else if (env.STRIPE_SECRET_KEY?.includes('_live_') && env.DATABASE_URL === undefined)
    refuse(
      'DATABASE_URL',
      'is missing: live Stripe keys need a PostgreSQL server, because the embedded database makes no promise about power loss',
    );
  else if (env.STRIPE_SECRET_KEY?.includes('_live_') !== env.STRIPE_PUBLISHABLE_KEY?.includes('_live_'))
    refuse('STRIPE_PUBLISHABLE_KEY', 'must be of the same kind as STRIPE_SECRET_KEY, both test or both live');
});

export type Env = z.infer<typeof rules>;

type MapEnv = Pick<Env, 'MAP_STYLE_URL' | 'MAP_STYLE_NIGHT_URL' | 'MAP_ORIGINS'>;

/** The styles of the maps by day and by night; the day's is for both where the night has none. Null: our own drawing. */
export const mapStyles = ({ MAP_STYLE_URL: day, MAP_STYLE_NIGHT_URL: night }: MapEnv) => ({
  styleUrl: day ?? null,
  nightStyleUrl: night ?? day ?? null,
});

/** Where a page may fetch its maps from: the styles' own origins, and those that they need besides. */
export function mapOrigins(env: MapEnv): string[] {
  const { styleUrl, nightStyleUrl } = mapStyles(env);
  const own = [styleUrl, nightStyleUrl].flatMap((url) => (url === null ? [] : new URL(url).origin));
  return own.length === 0 ? [] : [...new Set([...own, ...env.MAP_ORIGINS])];
}

/** What speaks to Stripe; undefined without its keys: then the sandbox takes test cards. */
export const stripeKeys = (env: Env) =>
  env.STRIPE_SECRET_KEY === undefined || env.STRIPE_PUBLISHABLE_KEY === undefined
    ? undefined
    : {
        secretKey: env.STRIPE_SECRET_KEY,
        publishableKey: env.STRIPE_PUBLISHABLE_KEY,
        apiBase: env.STRIPE_API_BASE,
      };

/**
 * How records of invoices are sent to the tax office; undefined without a certificate: then none is. Throws where its file
 * can't be opened.
 */
export function taxCertificate(env: Env) {
  const { TAX_CERTIFICATE: path, TAX_KEY_PASSWORD: password = '', TAX_CERTIFICATE_KIND: kind } = env;
  const base = env.TAX_OFFICE_BASE;
  if (path === undefined) return base === undefined ? undefined : { kind, base };
  try {
    const file = readFileSync(path);
    // Opened once, so that a wrong password is told at the start and not with the first invoice.
    createSecureContext({ pfx: file, passphrase: password });
    return { kind, base, certificate: { file, password } };
  } catch {
    throw new EnvError(
      `TAX_CERTIFICATE can’t be opened: ${path} is no PKCS #12 file, or TAX_KEY_PASSWORD is another one.`,
    );
  }
}

/** What sends text messages; undefined without its keys: then nobody is offered one. */
export const twilioKeys = ({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_API_BASE }: Env) =>
  TWILIO_ACCOUNT_SID === undefined || TWILIO_AUTH_TOKEN === undefined || TWILIO_FROM === undefined
    ? undefined
    : { accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, from: TWILIO_FROM, apiBase: TWILIO_API_BASE };

/** How answers by mail come in; undefined where letters about messages lead to the page alone. */
export const inboundMail = ({ INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret }: Env) =>
  domain === undefined || secret === undefined ? undefined : { domain, secret };

/** What pages may have from elsewhere (`pagePolicy`). */
export const fromElsewhere = (env: Env) => ({
  mapOrigins: mapOrigins(env),
  imageOrigins: env.IMAGE_ORIGINS,
  withStripe: stripeKeys(env) !== undefined,
});

/** Parses the environment; a wrong value throws one clear sentence that names the variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = whole.safeParse(Object.fromEntries(Object.keys(rules.shape).map((name) => [name, source[name]])));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new EnvError(`${String(issue?.path[0])} ${issue?.message}.`);
}

/** The environment of a program of PostgreSQL that we start: where programs are and what they ask, none of our secrets. */
export const programEnv = (extra: Record<string, string>): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(?:PATH|HOME|PG\w+)$/.test(name))),
  ...extra,
});

export class EnvError extends Error {}
