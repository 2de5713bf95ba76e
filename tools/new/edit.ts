import ts from 'typescript';

const parse = (text: string): ts.SourceFile => ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function find<T extends ts.Node>(root: ts.Node, test: (node: ts.Node) => node is T): T | undefined {
  if (test(root)) return root;
  return ts.forEachChild(root, (child) => find(child, test));
}

/** Where something is put in. `null` when the source has no such place: the caller says which file is not as expected. */
export type Edited = string | null;

/** Value of `const <name> = …`, without `as const`, `satisfies` and a wrapping call such as `table({…})`. */
function valueOf(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const declared = find(source, (node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node) && node.name.getText() === name);
  return declared?.initializer && bare(declared.initializer);
}
function bare(value: ts.Expression): ts.Expression {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)) return bare(value.expression);
  const [first] = ts.isCallExpression(value) ? value.arguments : [];
  return first ? bare(first) : value;
}

/** Adds an element to the array, or a property to the object, that `const <name>` holds. */
export function addToConst(text: string, name: string, member: string): Edited {
  const value = valueOf(parse(text), name);
  if (value && ts.isObjectLiteralExpression(value)) return insert(text, value, value.properties, member);
  if (value && ts.isArrayLiteralExpression(value)) return insert(text, value, value.elements, member);
  return null;
}

/** Adds a property to the object under `key` of the object that a call of `callee` is given. */
export function addToCall(text: string, callee: string, key: string, member: string): Edited {
  const call = find(parse(text), (node): node is ts.CallExpression => ts.isCallExpression(node) && node.expression.getText() === callee);
  const [argument] = call?.arguments ?? [];
  if (!argument || !ts.isObjectLiteralExpression(argument)) return null;
  const property = argument.properties.find(
    (one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && one.name.getText() === key,
  );
  if (!property || !ts.isObjectLiteralExpression(property.initializer)) return null;
  return insert(text, property.initializer, property.initializer.properties, member);
}

function insert(text: string, list: ts.Node, members: ts.NodeArray<ts.Node>, member: string): string {
  // Where there is no member yet, behind the opening bracket.
  const at = members.length > 0 ? members.end : list.getStart() + 1;
  const comma = members.length > 0 && !members.hasTrailingComma ? ',' : '';
  return `${text.slice(0, at)}${comma}\n${member},\n${text.slice(at)}`;
}

/** Adds a statement at the end of an exported function. */
export function addToFunction(text: string, name: string, statement: string): Edited {
  const found = find(parse(text), (node): node is ts.FunctionDeclaration => ts.isFunctionDeclaration(node) && node.name?.text === name);
  if (!found?.body) return null;
  const at = found.body.statements.end;
  return `${text.slice(0, at)}\n\n${statement}${text.slice(at)}`;
}

/** Name of the exported function that matches. */
export const exportedFunction = (text: string, pattern: RegExp): string | undefined =>
  find(parse(text), (node): node is ts.FunctionDeclaration => ts.isFunctionDeclaration(node) && pattern.test(node.name?.text ?? ''))?.name
    ?.text;

/** Adds a name to the import of a module, or the import behind the others. */
export function addImport(text: string, from: string, name: string): string {
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  const same = imports.find((one) => ts.isStringLiteral(one.moduleSpecifier) && one.moduleSpecifier.text === from);
  const clause = same?.importClause;
  const bindings = clause?.namedBindings;
  if (clause && !clause.isTypeOnly && bindings && ts.isNamedImports(bindings)) {
    if (bindings.elements.some((element) => element.name.text === name)) return text;
    const at = bindings.elements.end;
    const comma = bindings.elements.hasTrailingComma ? ' ' : ', ';
    return `${text.slice(0, at)}${comma}${name}${text.slice(at)}`;
  }
  const end = imports.at(-1)?.end ?? 0;
  return `${text.slice(0, end)}\nimport { ${name} } from '${from}';${text.slice(end)}`;
}
