import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import * as emotionReact from '@emotion/react';
import * as reactQuery from '@tanstack/react-query';
import * as i18next from 'i18next';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactRouterDom from '@hyangro/runtime/facades/react-router-dom';
import * as runtime from '@hyangro/runtime';
import styled from '@hyangro/runtime/facades/emotion-styled';

/** An ES module as CommonJS code expects it. */
const asCommonJs = (module: object): object => Object.defineProperty({ ...module }, '__esModule', { value: true });

/** One instance each for the shell and all remotes, as in the browser. */
const SHARED: Readonly<Record<string, object>> = {
  react: asCommonJs(React),
  'react/jsx-runtime': asCommonJs(jsxRuntime),
  'react-dom': asCommonJs(ReactDom),
  // A server has no root to create; only lifecycles ask for it.
  'react-dom/client': {},
  'react-router-dom': asCommonJs(reactRouterDom),
  '@tanstack/react-query': asCommonJs(reactQuery),
  i18next: asCommonJs(i18next),
  // A remote's styles stay on its own elements (MFE-15).
  '@emotion/react': asCommonJs({ ...emotionReact, Global: () => null }),
  // Packages of type "module" see a CommonJS module itself as its default.
  '@emotion/styled': Object.assign(styled, { default: styled }),
  '@hyangro/runtime': asCommonJs(runtime),
};
const nodeRequire = createRequire(import.meta.url);

/** Runs a remote's server bundle with the shell's own shared modules and answers what it exports. */
export function runBundle(code: string, filename: string): Record<string, unknown> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const requireShared = (name: string): unknown => SHARED[name] ?? nodeRequire(name);
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, requireShared);
  return module.exports;
}
