/** The promises of all rooms as an OpenAPI 3.1 document, which Redocly's and Spectral's rules accept (openapi-rules.test.ts). */
import { z } from 'zod';
import type { Endpoint, Endpoints } from '#kit/shared/endpoint.ts';
import { splitLine } from '#kit/shared/endpoint.ts';
import { languages } from '#kit/shared/messages.ts';
import type { ProblemCode } from '#kit/shared/problem.ts';
import { problemStatuses } from '#kit/shared/problem.ts';
import { messages } from '../problems/messages.ts';

type JsonSchema = Record<string, unknown>;

/** What the document says of the house as a whole. */
type Info = {
  readonly title: string;
  readonly description: string;
  /** The address it is reached at, without a path. */
  readonly origin: string;
  /** Who answers questions, and under which terms it may be called. */
  readonly contact: { readonly name: string; readonly url: string; readonly email: string };
  readonly license: { readonly name: string; readonly url: string };
  /** The name of the session's cookie. */
  readonly cookie: string;
};

/** What tells the members of a union apart may be left out of one of them, so more than one can fit. */
function anyOfThem({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.oneOf === undefined) return;
  jsonSchema.anyOf = jsonSchema.oneOf;
  delete jsonSchema.oneOf;
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: anyOfThem,
  }) as JsonSchema;
  return rest;
}

const access: Record<Endpoint['access'], string> = {
  public: 'Anybody.',
  member: 'A signed-in member.',
  self: 'The member named in the path, or an admin.',
  business: 'A business account, for what is its own; or an admin.',
  admin: 'An admin.',
};

/** Who of an owner's team may call it in the owner's place. */
const teamOf = ({ team }: Endpoint): string =>
  team === undefined ? '' : ` Of an owner’s team, in the owner’s place: ${team.join(', ')}.`;

const touchingMoney = ' With a second factor where the house asks for it, else 403 money_unguarded.';

const confirming =
  ' With a fresh proof of who it is, else 403 confirm_identity: POST /api/auth/confirm, then ask again.';

/** Query strings carry text: the number that one is read into, which is what its caller has to know. */
function numberIn(schema: z.core.$ZodType): z.ZodNumber | undefined {
  if (schema instanceof z.ZodNumber) return schema;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return numberIn(schema.def.innerType);
  return schema instanceof z.ZodPipe ? (numberIn(schema.def.out) ?? numberIn(schema.def.in)) : undefined;
}

function inQuery(query: z.ZodObject): JsonSchema[] {
  const described = schemaOf(query, 'input')['properties'] as Record<string, JsonSchema>;
  return Object.entries(query.shape).map(([name, field]) => {
    const number = numberIn(field);
    return { name, in: 'query', required: false, schema: number ? schemaOf(number, 'input') : described[name] };
  });
}

function parametersOf(path: string, endpoint: Endpoint): JsonSchema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const lang = { name: 'lang', in: 'query', required: false, schema: { type: 'string', enum: languages } };
  return [...inPath, ...(endpoint.query ? inQuery(endpoint.query) : []), lang];
}

/** The segments of a path that say what it is about: neither the `/api` that all have, nor the desk's `admin`. */
const segmentsOf = (path: string) => path.split('/').filter((part) => part !== '' && part !== 'api');

/** What a call belongs to: the first word of its path, where the desk's calls stand beside everybody's. */
function tagOf(path: string): string {
  const [first = 'house', second] = segmentsOf(path);
  return first === 'admin' && second !== undefined && !second.startsWith('{') ? second : first;
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** `GET /api/users/{id}/orders` is `getUsersByIdOrders`: a line has one name only, and no name two lines. */
function operationIdOf(line: string): string {
  const { method, path } = splitLine(line);
  const words = segmentsOf(path).flatMap((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? part.split(/\W/) : ['by', name];
  });
  return method.toLowerCase() + words.map(capital).join('');
}

/** What a call can be refused with, as far as its promise says so; `default` stands for what its summary tells besides. */
function refusalsOf({ path, method }: ReturnType<typeof splitLine>, endpoint: Endpoint): ProblemCode[] {
  const { access: who, body, confirms, team, limit } = endpoint;
  const isLimited = limit !== 'none' && (limit !== undefined || method !== 'GET');
  return [
    ...(body ? (['malformed', 'too_large', 'unsupported_media_type'] as const) : []),
    ...(who === 'public' ? [] : (['unauthenticated'] as const)),
    ...((who !== 'public' && who !== 'member') || confirms || team || method !== 'GET' ? (['forbidden'] as const) : []),
    ...(path.includes('{') ? (['not_found'] as const) : []),
    'validation',
    ...(isLimited ? (['too_many_requests'] as const) : []),
  ];
}

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** How a call is refused, described once for all that can be. */
const refusals: Partial<Record<ProblemCode, JsonSchema>> = Object.fromEntries(
  (
    [
      'malformed',
      'unauthenticated',
      'forbidden',
      'not_found',
      'too_large',
      'unsupported_media_type',
      'validation',
      'too_many_requests',
    ] as const
  ).map((code) => [code, { description: messages.en[`${code}_meaning`], content: problemContent }]),
);

function operationOf(line: string, endpoint: Endpoint): JsonSchema {
  const parts = splitLine(line);
  const refused = refusalsOf(parts, endpoint).map((code) => [
    problemStatuses[code],
    { $ref: `#/components/responses/${code}` },
  ]);
  return {
    operationId: operationIdOf(line),
    tags: [tagOf(parts.path)],
    summary: endpoint.summary,
    description: `Who may call: ${access[endpoint.access]}${teamOf(endpoint)}${endpoint.confirms ? confirming : ''}${endpoint.touchesMoney ? touchingMoney : ''}`,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: parametersOf(parts.path, endpoint),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } },
      },
      ...Object.fromEntries(refused),
      default: { $ref: '#/components/responses/problem' },
    },
  };
}

/** A list as a file: its own filters, for its own callers, all its pages. */
function fileOperationOf(line: string, endpoint: Endpoint): JsonSchema {
  const { path } = splitLine(line);
  const refused = (['unauthenticated', 'forbidden', 'validation', 'too_many_requests'] as const).map((code) => [
    problemStatuses[code],
    { $ref: `#/components/responses/${code}` },
  ]);
  return {
    operationId: operationIdOf(`${line}.csv`),
    tags: [tagOf(path)],
    summary: `As a file: ${endpoint.summary}`,
    description: `Who may call: ${access[endpoint.access]}${teamOf(endpoint)}${confirming} Every page of the list, as spreadsheets of the language asked for read it; it is written in the log.`,
    security: [{ session: [] }],
    parameters: parametersOf(path, endpoint).filter(({ name }) => name !== 'page'),
    responses: {
      200: {
        description: 'The file',
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
      ...Object.fromEntries(refused),
      default: { $ref: '#/components/responses/problem' },
    },
  };
}

const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'Answers with what this kind of problem is' },
    title: { type: 'string', description: 'The kind of problem, in the language that was asked for' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(problemStatuses) },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

/** One document for all rooms. */
export function openApi({ cookie, origin, ...info }: Info, rooms: readonly Endpoints[]) {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const addresses = new Map<string, string[]>();
  for (const endpoints of rooms)
    for (const [line, endpoint] of Object.entries(endpoints)) {
      const { method, path } = splitLine(line);
      (paths[path] ??= {})[method.toLowerCase()] = operationOf(line, endpoint);
      addresses.set(tagOf(path), [...(addresses.get(tagOf(path)) ?? []), path]);
      if (endpoint.csv) paths[`${path}.csv`] = { get: fileOperationOf(line, endpoint) };
    }
  const tags = [...addresses].map(([name, all]) => {
    const count = new Set(all).size;
    return { name, description: `Calls of ${name}, at ${count} ${count === 1 ? 'address' : 'addresses'}` };
  });
  return {
    openapi: '3.1.0',
    info: { ...info, version: '1' },
    servers: [{ url: origin }],
    tags,
    paths,
    components: {
      schemas: { Problem: problemSchema },
      responses: { ...refusals, problem: { description: 'What went wrong (RFC 9457)', content: problemContent } },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
    },
  };
}
