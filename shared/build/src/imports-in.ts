import type { CallExpression } from '@swc/core';

/**
 * Modules that a piece of code loads by `import('…')`.
 * @param node of the syntax tree
 */
export function importsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isImportCall(node)
    ? node.arguments.flatMap(({ expression }) => (expression.type === 'StringLiteral' ? [expression.value] : []))
    : [];
  return [...own, ...Object.values(node).flatMap(importsIn)];
}

const isImportCall = (node: object): node is CallExpression =>
  'type' in node && node.type === 'CallExpression' && 'callee' in node && Object(node.callee).type === 'Import';
