import * as emotionReact from '@hyangro/runtime/facades/emotion-react';
import * as emotionStyled from '@hyangro/runtime/facades/emotion-styled';
import * as reactQuery from '@hyangro/runtime/facades/react-query';
import * as reactRouterDom from '@hyangro/runtime/facades/react-router-dom';
import React from 'react';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import * as runtime from '@hyangro/runtime';

declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** The page's one instance of each shared module (MFE-03); keys and versions are those the remotes are built with. */
const MODULES: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'react-router-dom': reactRouterDom,
  '@tanstack/react-query': reactQuery,
  // A remote's styles stay on its own elements (MFE-15).
  '@emotion/react': { ...emotionReact, Global: () => null },
  '@emotion/styled': emotionStyled,
  '@hyangro/runtime': runtime,
};

type Factory = () => unknown;
/** Answers a shared module's factory; null for a module the shell does not hold. */
export const sharedFactory = (key: string): Factory | null => (key in MODULES ? () => MODULES[key] : null);

/** The same as a share scope of module federation, for containers that bring a runtime of their own. */
export const shareScope = Object.fromEntries(
  Object.entries(MODULES).map(([key, module]) => {
    const version = __SHARED_VERSIONS__[key] ?? '0.0.0';
    const entry = {
      version,
      get: () => () => module,
      lib: () => module,
      loaded: true,
      eager: true,
      from: 'hyangro_shell',
      scope: ['default'],
      useIn: [],
      deps: [],
      strategy: 'loaded-first',
      shareConfig: { singleton: true, eager: true, strictVersion: false, requiredVersion: `^${version}` },
    };
    return [key, { [version]: entry }];
  }),
);
