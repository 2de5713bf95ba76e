/** The parts of Babel's tree that the edits look at. */
export interface Node {
  type: string;
  [part: string]: unknown;
}
export interface Place {
  node: Node;
  parent: Node;
}
/** An edit as StrykerJS has them: what may stand in the place of a node. */
export interface Edit {
  name: string;
  mutate(place: Place): Iterable<Node>;
}

const isNode = (value: unknown, type: string): value is Node => (value as Node | null)?.type === type;
/** The called function's name, for `f()` and `a.f()`. */
function calleeOf(node: unknown): string | null {
  if (!isNode(node, 'CallExpression')) return null;
  const callee = node['callee'];
  const name = isNode(callee, 'MemberExpression') ? callee['property'] : callee;
  return isNode(name, 'Identifier') ? String(name['name']) : null;
}
const argumentsOf = (node: Node) => node['arguments'] as Node[];

/** `await book(…);` is left out: what a service does for its effect. */
const callRemoved: Edit = {
  name: 'CallRemoved',
  *mutate({ node }) {
    if (!isNode(node, 'ExpressionStatement')) return;
    const { expression } = node;
    const call = isNode(expression, 'AwaitExpression') ? expression['argument'] : expression;
    if (isNode(call, 'CallExpression')) yield { type: 'EmptyStatement' };
  },
};

/** One condition of `and(…)` and `or(…)` is left out, and the whole of a `.where(…)` that has one alone. */
const conditionRemoved: Edit = {
  name: 'ConditionRemoved',
  *mutate({ node }) {
    const callee = calleeOf(node);
    if (callee === 'where') {
      const [condition] = argumentsOf(node);
      const inner = calleeOf(condition);
      if (condition && inner !== 'and' && inner !== 'or') yield (node['callee'] as Node)['object'] as Node;
    }
    if (callee !== 'and' && callee !== 'or') return;
    const conditions = argumentsOf(node);
    if (conditions.length < 2) return;
    for (const left of conditions) yield { ...node, arguments: conditions.filter((each) => each !== left) };
  },
};

const LIMITS: Readonly<Record<string, string>> = { gt: 'gte', gte: 'gt', lt: 'lte', lte: 'lt', isNull: 'isNotNull', isNotNull: 'isNull' };
/** The file may not import it. */
const fromDrizzle = (name: string): Node => ({
  type: 'MemberExpression',
  object: {
    type: 'CallExpression',
    callee: { type: 'Identifier', name: 'require' },
    arguments: [{ type: 'StringLiteral', value: 'drizzle-orm' }],
  },
  property: { type: 'Identifier', name },
});
/** A limit in SQL is moved over its end. */
const limitMoved: Edit = {
  name: 'LimitMoved',
  *mutate({ node }) {
    const other = isNode(node['callee'], 'Identifier') ? LIMITS[calleeOf(node) ?? ''] : undefined;
    if (other) yield { ...node, callee: fromDrizzle(other) };
  },
};

/** A column of `.set({…})` is not written. */
const columnKept: Edit = {
  name: 'ColumnKept',
  *mutate({ node, parent }) {
    if (!isNode(node, 'ObjectExpression') || calleeOf(parent) !== 'set') return;
    const properties = node['properties'] as Node[];
    if (properties.length < 2) return;
    for (const left of properties) yield { ...node, properties: properties.filter((each) => each !== left) };
  },
};

/** What goes wrong in services and not in rules: an effect that is left out, a row that should not be met, a column that is not written. */
export const SERVICE_EDITS: readonly Edit[] = [callRemoved, conditionRemoved, limitMoved, columnKept];
/** Edits of StrykerJS that tell little about a service: other words and empty lists, which types or the database refuse. */
export const LEFT_OUT = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex', 'OptionalChaining', 'ArrowFunction'];
