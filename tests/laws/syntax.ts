import { parseSync } from 'vite';

/** Any node of the syntax tree; its fields depend on its type. */
export type SyntaxNode = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The child of a node under a name, when it is a node. */
export function child(node: SyntaxNode, name: string): SyntaxNode | undefined {
  const value = node[name];
  return isNode(value) ? value : undefined;
}

/** The text of a string literal or of a template without holes. */
export function literal(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type !== 'TemplateLiteral' || !Array.isArray(node['quasis']) || node['quasis'].length !== 1)
    return undefined;
  const cooked: unknown = node['quasis'][0]?.value?.cooked;
  return typeof cooked === 'string' ? cooked : undefined;
}

const parsed = new Map<string, { readonly source: string; readonly nodes: readonly SyntaxNode[] }>();

/**
 * Every node of a source with its parents' order kept. A source that does not parse is an error, not an empty tree. Each
 * is parsed once, however many laws read it.
 */
export function nodesOf(path: string, source: string): readonly SyntaxNode[] {
  const known = parsed.get(path);
  if (known?.source === source) return known.nodes;
  const nodes = parse(path, source);
  parsed.set(path, { source, nodes });
  return nodes;
}

function parse(path: string, source: string): SyntaxNode[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const found: SyntaxNode[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isNode(value)) {
      found.push(value);
      for (const field of Object.values(value)) if (typeof field === 'object') visit(field);
    }
  };
  visit(program);
  return found;
}

export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
