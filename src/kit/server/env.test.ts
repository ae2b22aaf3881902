import { describe, expect, it } from 'vitest';
import { EnvError, mapOrigins, mapStyles, readEnv, stripeKeys, taxCertificate, twilioKeys } from './env.ts';

/** The sentence that refuses an environment; undefined when it is accepted. */
function sentence(source: Record<string, string>): string | undefined {
  try {
    readEnv(source);
    return undefined;
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
}

describe('an empty environment', () => {
  it('is enough: every variable has its usual value', () => {
    const { TRUSTED_PROXIES, ...rest } = readEnv({});
    expect(rest).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      ADMIN_SECOND_FACTOR: 'optional',
      BACKUP_DIR: './backups',
      MAIL_FROM: 'Aftersun <hello@aftersun.example>',
      MAP_ORIGINS: [],
      IMAGE_ORIGINS: [],
      LOG_LEVEL: 'info',
      KEPT_REPLIES: 'all',
      OWNER_PAYOUTS: 'bank',
      TAX_CERTIFICATE_KIND: 'person',
      DEMO: true,
    });
    expect(TRUSTED_PROXIES.rules).toEqual([]);
  });

  it('is the same as one of blank values, as a copied .env.example leaves them', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'ADMIN_PHONE', 'SMTP_URL', 'DEMO'];
    const blank = readEnv(Object.fromEntries(names.map((name, i) => [name, i % 2 ? '' : '  '])));
    expect(JSON.stringify(blank)).toBe(JSON.stringify(readEnv({})));
  });

  it('is not disturbed by variables of others', () => {
    expect(sentence({ PATH: '/bin', port: 'x' })).toBeUndefined();
  });
});

it('reads what is given', () => {
  const env = readEnv({
    PORT: '0',
    HOST: '::1',
    PUBLIC_URL: 'https://aftersun.example/',
    DATA_DIR: '/var/lib/aftersun',
    DATABASE_URL: 'postgresql://me:secret@db/aftersun',
    ADMIN_PHONE: '+34600123456',
    ADMIN_PASSWORD: 'larga siesta',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1,192.168.1.7',
    SMTP_URL: 'smtps://me:secret@mail.example:465',
    LOG_LEVEL: 'silent',
    DEMO: '0',
  });
  expect(env).toMatchObject({ PORT: 0, PUBLIC_URL: 'https://aftersun.example', LOG_LEVEL: 'silent', DEMO: false });
  const trusts = (address: string) => env.TRUSTED_PROXIES.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
  expect(['10.200.3.4', '::1', '192.168.1.7'].every(trusts)).toBe(true);
  expect(['11.0.0.1', '::2', '192.168.1.8'].some(trusts)).toBe(false);
});

describe('where maps come from', () => {
  const style = { MAP_STYLE_URL: 'https://maps.example/style.json?key=1' };

  it('is nowhere else without a style', () => {
    expect(mapOrigins(readEnv({ MAP_ORIGINS: 'https://tiles.example' }))).toEqual([]);
  });

  it('is the style’s own origin, and those that it needs besides', () => {
    const more = 'https://Tiles.example, https://*.fonts.example:8443,https://maps.example';
    expect(mapOrigins(readEnv({ ...style, MAP_ORIGINS: more }))).toEqual([
      'https://maps.example',
      'https://tiles.example',
      'https://*.fonts.example:8443',
    ]);
  });

  it('is another style’s by night, where one is named', () => {
    const night = readEnv({ ...style, MAP_STYLE_NIGHT_URL: 'https://night.example/style.json' });
    expect(mapStyles(night)).toEqual({
      styleUrl: style.MAP_STYLE_URL,
      nightStyleUrl: 'https://night.example/style.json',
    });
    expect(mapOrigins(night)).toEqual(['https://maps.example', 'https://night.example']);
    expect(mapStyles(readEnv(style)).nightStyleUrl).toBe(style.MAP_STYLE_URL);
    expect(sentence({ MAP_STYLE_NIGHT_URL: style.MAP_STYLE_URL })).toMatch(/^MAP_STYLE_URL is missing: .+\.$/);
  });

  it.each([
    'tiles.example',
    '*',
    'https:',
    'https://*',
    'https://tiles.example/path',
    "https://a.example 'unsafe-inline'",
    'https://a.example; script-src *',
    'data:',
  ])('is never %s', (origin) => {
    expect(sentence({ ...style, MAP_ORIGINS: origin })).toMatch(/^MAP_ORIGINS must list origins like/);
  });
});

describe('Stripe', () => {
  const test = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  const live = { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };

  it('is off without keys', () => expect(stripeKeys(readEnv({}))).toBeUndefined());

  it('is on with test keys, and with live ones on a PostgreSQL server', () => {
    expect(stripeKeys(readEnv({ ...test, STRIPE_API_BASE: 'http://127.0.0.1:1' }))).toEqual({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      apiBase: 'http://127.0.0.1:1',
    });
    const onServer = { ...live, DATABASE_URL: 'postgres://me@db/aftersun' };
    expect(stripeKeys(readEnv(onServer))).toMatchObject({ secretKey: 'rk_live_1' });
  });
});

describe('the tax office', () => {
  it('is told nothing without a certificate, unless a stand-in is named', () => {
    expect(taxCertificate(readEnv({}))).toBeUndefined();
    const base = 'http://127.0.0.1:4000';
    expect(taxCertificate(readEnv({ TAX_OFFICE_BASE: base }))).toEqual({ kind: 'person', base });
  });

  it.each(['package.json', 'no-such-file.p12'])('can’t be told by %s', (path) => {
    expect(() => taxCertificate(readEnv({ TAX_CERTIFICATE: path }))).toThrow(EnvError);
    expect(() => taxCertificate(readEnv({ TAX_CERTIFICATE: path }))).toThrow(/^TAX_CERTIFICATE can’t be opened/);
  });
});

describe('Twilio', () => {
  const keys = {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'f'.repeat(32),
    TWILIO_FROM: 'Aftersun',
  };

  it('is off without keys, and on with all three', () => {
    expect(twilioKeys(readEnv({}))).toBeUndefined();
    expect(twilioKeys(readEnv(keys))).toMatchObject({ from: 'Aftersun' });
  });

  it.each(Object.keys(keys))('is refused without %s alone', (name) => {
    expect(sentence({ ...keys, [name]: '' })).toMatch(new RegExp(`^${name} is missing: .+\\.$`));
  });
});

describe('a wrong value', () => {
  const admin = { ADMIN_PHONE: '+34600123456', ADMIN_PASSWORD: 'larga siesta' };
  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'aftersun.example'],
    ['PUBLIC_URL', 'ftp://aftersun.example'],
    ['PUBLIC_URL', 'https://aftersun.example/app'],
    ['DATABASE_URL', 'mysql://me@db/aftersun'],
    ['DATABASE_URL', 'postgres://'],
    ['ADMIN_PHONE', '123'],
    ['ADMIN_PASSWORD', 'short'],
    ['TRUSTED_PROXIES', 'localhost'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/9'],
    ['TRUSTED_PROXIES', '10.0.0.0/1e1'],
    ['TRUSTED_PROXIES', '::1/129'],
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_CONNECT_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_API_BASE', 'stripe.example'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'smtp://ana:p#ss@mail.example:587'],
    ['SMTP_URL', 'smtp://ana:p@ss/1@mail.example:587'],
    ['DATABASE_URL', 'postgres://ana:p@ss#1@127.0.0.1/town'],
    ['DATABASE_URL', 'postgres://ana@/town?host=/run/postgresql'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_REPLY_TO', 'nobody'],
    ['MAIL_REPLY_TO', 'desk@aftersun.example, boss@aftersun.example'],
    ['SECURITY_CONTACT', 'nobody'],
    ['MAP_STYLE_URL', 'file:///style.json'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'yes'],
  ])('of %s (%s) ends in one sentence that names it', (name, value) => {
    const keys = name.startsWith('STRIPE_')
      ? { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
      : {};
    const said = sentence({ ...admin, ...keys, [name]: value });
    expect(said).toMatch(new RegExp(`^${name} must .+\\.$`));
    expect(said?.match(/\. |\n/)).toBeNull();
  });

  it.each([
    [{ ADMIN_PHONE: admin.ADMIN_PHONE }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: admin.ADMIN_PASSWORD }, 'ADMIN_PHONE'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'DATABASE_URL'],
  ])('of a pair is missed by name: %j lacks %s', (source, missing) => {
    expect(sentence(source)).toMatch(new RegExp(`^${missing} is missing: .+\\.$`));
  });

  it('of two keys of different kinds is told', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
    expect(sentence(keys)).toMatch(/^STRIPE_PUBLISHABLE_KEY must be of the same kind/);
  });

  it('is never repeated: it may be a secret', () => {
    const secret = 'Geheim123';
    const secrets = {
      ADMIN_PASSWORD: { ADMIN_PHONE: '+34600123456', ADMIN_PASSWORD: secret.slice(0, 6) },
      DATABASE_URL: { DATABASE_URL: `mysql://me:${secret}@db` },
      SMTP_URL: { SMTP_URL: `me:${secret}@mail` },
      STRIPE_SECRET_KEY: { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      STRIPE_WEBHOOK_SECRET: { STRIPE_WEBHOOK_SECRET: secret },
      STRIPE_CONNECT_WEBHOOK_SECRET: { STRIPE_CONNECT_WEBHOOK_SECRET: secret },
      STRIPE_PUBLISHABLE_KEY: { STRIPE_SECRET_KEY: `sk_test_${secret}` },
    };
    for (const [name, source] of Object.entries(secrets)) {
      expect(sentence(source), name).toContain(name);
      expect(sentence(source), name).not.toContain(secret.slice(0, 6));
    }
  });
});
