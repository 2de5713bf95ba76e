import path from 'node:path';
import type { Rule } from 'eslint';
import { declared, isOwn, isSource, readDeclaration, usesOf } from './contract-uses';

/** ESLint: a remote uses only the calls, events, keys, surfaces and services that its `contract.json` declares (MFE-04). */
export const declaredRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { undeclared: '{{remote}}/contract.json does not declare {{kind}} `{{name}}`. `pnpm contracts` adds it.' },
  },
  create(context) {
    const [, remote] = /mfe-([a-z]+)[\\/]src[\\/]/.exec(context.filename) ?? [];
    if (!remote || !isSource(path.relative('.', context.filename))) return {};
    return {
      Program(node) {
        const declaration = readDeclaration(remote);
        for (const [kind, name] of usesOf(context.sourceCode.text)) {
          if (isOwn(remote, [kind, name]) || declared(declaration, kind).includes(name)) continue;
          context.report({ node, messageId: 'undeclared', data: { remote: `mfe-${remote}`, kind, name } });
        }
      },
    };
  },
};
