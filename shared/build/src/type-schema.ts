import type { Schema } from '@hyangro/contracts/release/schema-fit.rules';
import { parseSync, type TsPropertySignature, type TsType, type TsTypeElement, type TsTypeLiteral } from '@swc/core';

/**
 * A type that a source declares, said as JSON Schema; objects of the browser become `{ instance: 'HTMLInputElement' }`.
 * @throws {Error} when it is not written out there in plain words: no generics, no types of other files
 */
export function typeSchema(source: string, name: string): Schema {
  const { body } = parseSync(source, { syntax: 'typescript' });
  for (const item of body) {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declared.type === 'TsInterfaceDeclaration' && declared.id.value === name) return objectOf(declared.body.body);
    if (declared.type === 'TsTypeAliasDeclaration' && declared.id.value === name) return schemaOf(declared.typeAnnotation);
  }
  throw new Error(`no type ${name}`);
}

const KEYWORDS: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  null: { type: 'null' },
  unknown: {},
};

function schemaOf(type: TsType): Schema {
  if (type.type === 'TsKeywordType') return KEYWORDS[type.kind] ?? refuse(type.kind);
  if (type.type === 'TsTypeLiteral') return objectOf(type.members);
  if (type.type === 'TsArrayType') return { type: 'array', items: schemaOf(type.elemType) };
  if (type.type === 'TsUnionType') return { anyOf: type.types.map(schemaOf) };
  if (type.type === 'TsTypeOperator' && type.op === 'readonly') return schemaOf(type.typeAnnotation);
  if (type.type === 'TsLiteralType' && 'value' in type.literal) return { const: type.literal.value };
  if (type.type !== 'TsTypeReference' || type.typeName.type !== 'Identifier') return refuse(type.type);
  const { value: name } = type.typeName;
  if (name === 'Record') return recordOf(type.typeParams?.params[1]);
  return type.typeParams || !/^(HTML\w*Element|File|Blob)$/.test(name) ? refuse(name) : { instance: name };
}

/** `Record<string, never>` is an empty object. */
function recordOf(value: TsType | undefined): Schema {
  if (!value) return refuse('Record');
  const isEmpty = value.type === 'TsKeywordType' && value.kind === 'never';
  return { type: 'object', ...(isEmpty ? { properties: {} } : { additionalProperties: schemaOf(value) }) };
}

function objectOf(members: TsTypeLiteral['members'] | TsTypeElement[]): Schema {
  const fields = members.map((member) => (member.type === 'TsPropertySignature' ? member : refuse(member.type)));
  const named = fields.map((field) => [keyOf(field), field] as const);
  const required = named.filter(([, { optional }]) => !optional).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(([name, { typeAnnotation: type }]) => [name, type ? schemaOf(type.typeAnnotation) : {}])),
    ...(required.length > 0 && { required }),
  };
}

const keyOf = ({ key }: TsPropertySignature): string =>
  key.type === 'Identifier' || key.type === 'StringLiteral' ? key.value : refuse(key.type);

const refuse = (what: string): never => {
  throw new Error(`${what} cannot be said in JSON Schema: write the type out.`);
};
