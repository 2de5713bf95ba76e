import type { Module } from '@swc/core';

/** Modules of the same package that a program imports and a piece of its code names. */
export const modulesNamedIn = (code: unknown, { body }: Module): string[] =>
  body.flatMap((item) =>
    item.type === 'ImportDeclaration' && !item.typeOnly && item.source.value.startsWith('.')
      ? item.specifiers.filter(({ local }) => isNamedIn(code, local.value)).map(() => item.source.value)
      : [],
  );

function isNamedIn(node: unknown, name: string): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('type' in node && node.type === 'Identifier' && 'value' in node && node.value === name) return true;
  return Object.values(node).some((child) => isNamedIn(child, name));
}
