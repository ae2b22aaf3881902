/**
 * Which parameters Stripe takes, as Stripe itself says it: the declarations of its own package, which it generates from its
 * OpenAPI document for one version of its interface. Read where the package lies, so a new version brings its own.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** What may stand under a name: more names, any name, one of some words, or anything. */
export type Shape =
  | {
      readonly kind: 'object';
      readonly fields: ReadonlyMap<string, { readonly isNeeded: boolean; readonly of: Shape }>;
    }
  | { readonly kind: 'list' | 'map'; readonly of: Shape }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'any' };

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodeIn = (node: Node | undefined, name: string): Node | undefined => {
  const value = node?.[name];
  return isNode(value) ? value : undefined;
};
const nodesIn = (node: Node | undefined, name: string): readonly Node[] => {
  const value = node?.[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

const entry = fileURLToPath(import.meta.resolve('stripe'));
const resources = join(dirname(entry), 'resources');
/** The version of Stripe's interface that the declarations are of. */
export const apiVersion =
  /"(?<version>[^"]+)"/.exec(readFileSync(join(dirname(entry), 'apiVersion.d.ts'), 'utf8'))?.groups?.['version'] ?? '';

/** Interfaces and types by their whole name, such as `PaymentIntentCreateParams.AutomaticPaymentMethods`. */
function declarationsOf(body: readonly Node[], prefix = ''): [string, Node][] {
  return body.flatMap((statement) => {
    const node = nodeIn(statement, 'declaration') ?? statement;
    const name = nodeIn(node, 'id')?.['name'];
    if (typeof name !== 'string') return [];
    if (node.type === 'TSModuleDeclaration')
      return declarationsOf(nodesIn(nodeIn(node, 'body'), 'body'), `${prefix}${name}.`);
    return [[`${prefix}${name}`, node]];
  });
}

const nameOf = (node: Node | undefined): string => {
  if (node?.type === 'TSQualifiedName') return `${nameOf(nodeIn(node, 'left'))}.${nameOf(nodeIn(node, 'right'))}`;
  return typeof node?.['name'] === 'string' ? node['name'] : '';
};

const anything: Shape = { kind: 'any' };
const files = new Map<string, ReadonlyMap<string, Node>>();

/** Asked with each call of the stand-in, hundreds of fields deep. */
const shapes = new Map<string, Shape>();

/** The shape of a declaration of a file of the package: `shapeOf('Refunds', 'RefundCreateParams')`. */
export function shapeOf(file: string, name: string): Shape {
  const key = `${file} ${name}`;
  const shape = shapes.get(key) ?? declared(files.get(file) ?? read(file), name);
  shapes.set(key, shape);
  return shape;
}

function read(file: string): ReadonlyMap<string, Node> {
  const path = join(resources, `${file}.d.ts`);
  const program: unknown = parseSync(path, readFileSync(path, 'utf8')).program;
  const declarations = new Map(declarationsOf(nodesIn(isNode(program) ? program : undefined, 'body')));
  files.set(file, declarations);
  return declarations;
}

function declared(all: ReadonlyMap<string, Node>, name: string): Shape {
  const node = all.get(name);
  if (node === undefined) throw new Error(`Stripe declares no ${name}`);
  if (node.type === 'TSTypeAliasDeclaration') return typed(all, name, nodeIn(node, 'typeAnnotation'));
  const own = nodesIn(nodeIn(node, 'body'), 'body').map((member) => {
    const of = typed(all, name, nodeIn(nodeIn(member, 'typeAnnotation'), 'typeAnnotation'));
    return [nameOf(nodeIn(member, 'key')), { isNeeded: member['optional'] !== true, of }] as const;
  });
  const isList = nodesIn(node, 'extends').some((one) => nameOf(nodeIn(one, 'expression')) === 'PaginationParams');
  const pages = isList ? ['ending_before', 'limit', 'starting_after'] : [];
  const paging = pages.map((page) => [page, { isNeeded: false, of: anything }] as const);
  return { kind: 'object', fields: new Map([...own, ...paging]) };
}

function typed(all: ReadonlyMap<string, Node>, inside: string, node: Node | undefined): Shape {
  if (node?.type === 'TSUnionType') return joined(nodesIn(node, 'types').map((one) => typed(all, inside, one)));
  if (node?.type === 'TSBooleanKeyword') return { kind: 'words', words: ['true', 'false'] };
  if (node?.type === 'TSLiteralType') {
    const value = nodeIn(node, 'literal')?.['value'];
    return typeof value === 'string' ? { kind: 'words', words: [value] } : anything;
  }
  if (node?.type !== 'TSTypeReference') return anything;
  const name = nameOf(nodeIn(node, 'typeName'));
  const [first] = nodesIn(nodeIn(node, 'typeArguments'), 'params');
  if (name === 'Array') return { kind: 'list', of: typed(all, inside, first) };
  if (name === 'Emptyable') return typed(all, inside, first);
  if (name === 'MetadataParam') return { kind: 'map', of: anything };
  // A name is looked for where it is used, then further out.
  for (let scope = inside; ; scope = scope.slice(0, Math.max(0, scope.lastIndexOf('.')))) {
    const whole = scope === '' ? name : `${scope}.${name}`;
    if (all.has(whole)) return declared(all, whole);
    if (scope === '') return anything;
  }
}

/** Of several: words when all are words (`OtherString` stands for those of later versions), else the one that says most. */
function joined(shapes: readonly Shape[]): Shape {
  const words = shapes.flatMap((shape) => (shape.kind === 'words' ? shape.words : []));
  const rich = shapes.find(({ kind }) => kind === 'object' || kind === 'list' || kind === 'map');
  if (rich) return rich;
  return words.length > 0 ? { kind: 'words', words } : anything;
}
