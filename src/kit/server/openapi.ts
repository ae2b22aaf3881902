/** The promises of all rooms as an OpenAPI 3.1 document. */
import { z } from 'zod';
import type { Endpoint, Endpoints } from '#kit/shared/endpoint.ts';
import { splitLine } from '#kit/shared/endpoint.ts';
import { languages } from '#kit/shared/messages.ts';
import { problemStatuses } from '#kit/shared/problem.ts';

type JsonSchema = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

const access: Record<Endpoint['access'], string> = {
  public: 'Anybody.',
  member: 'A signed-in member.',
  self: 'The member named in the path, or an admin.',
  business: 'A business account, for what is its own; or an admin.',
  admin: 'An admin.',
};

const confirming =
  ' With a fresh proof of who it is, else 403 confirm_identity: POST /api/auth/confirm, then ask again.';

function parametersOf(path: string, endpoint: Endpoint): JsonSchema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = endpoint.query ? (schemaOf(endpoint.query, 'input')['properties'] as Record<string, JsonSchema>) : {};
  const inQuery = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
  return [...inPath, ...inQuery, { name: 'lang', in: 'query', required: false, schema: { enum: languages } }];
}

function operationOf(path: string, endpoint: Endpoint): JsonSchema {
  const problem = {
    description: 'What went wrong (RFC 9457)',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  return {
    summary: endpoint.summary,
    description: `Who may call: ${access[endpoint.access]}${endpoint.confirms ? confirming : ''}`,
    ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: parametersOf(path, endpoint),
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
      default: problem,
    },
  };
}

const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { enum: Object.keys(problemStatuses) },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

/** One document for all rooms; `cookie` is the name of the session's cookie. */
export function openApi(title: string, rooms: readonly Endpoints[], cookie: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoints of rooms)
    for (const [line, endpoint] of Object.entries(endpoints)) {
      const { method, path } = splitLine(line);
      (paths[path] ??= {})[method.toLowerCase()] = operationOf(path, endpoint);
    }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
    },
  };
}
