import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { tsImport } from 'tsx/esm/api';

/** A rule of our own, in TypeScript as all of the build. */
const { declaredRule } = await tsImport('./shared/build/src/declared-rule.ts', import.meta.url);

const BROWSER = ['shell/**', 'mfe-*/**', 'shared/{rules,commerce,ui,runtime}/**'];
const TESTS = ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'e2e/**', 'shared/testing/**'];

/** Contract files that carry zod: browsers take their types only (a schema costs 27 kB). */
const ZOD_CONTRACTS = [
  '@hyangro/contracts/**/*.contract',
  '@hyangro/contracts/**/*.schemas',
  '@hyangro/contracts/api',
  '@hyangro/contracts/kit/schemas',
];
const typesOfSchemas = {
  group: ZOD_CONTRACTS,
  allowTypeImports: true,
  message: 'Types only in the browser; a form imports its schema in a `*.form.ts(x)` file.',
};
/** What each flag does, and who answers for it, is nothing for browsers. */
const typesOfFlags = {
  group: ['@hyangro/contracts/flags/flags'],
  allowTypeImports: true,
  message: 'Types only in the browser: `useFlag` says the default.',
};
/** The table of all paths (1 kB) is on each page once, in the shell. */
const pathsOfPage = { name: '@hyangro/contracts/routes/paths', importNames: ['pathOf'], message: 'Import it from @hyangro/runtime.' };

const namedZod = {
  selector: "ImportDeclaration[source.value=/^zod/] > ImportSpecifier[imported.name='z']",
  message: "Write `import * as z from 'zod'`: the named form ships every locale of zod (66 kB).",
};

/** Sent before the page's scripts are here, a form without a method would write what is in it into the address. */
const sentByPost = {
  selector: "JSXOpeningElement:has(> JSXAttribute[name.name='onSubmit']):not(:has(> JSXAttribute[name.name=/^(method|action)$/]))",
  message: 'Say `method="post"`.',
};

/** The kit's `media` and `mediaQuery` are the only home of breakpoints; `sizes` of pictures have conditions of their own. */
const ownMedia = ['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
  selector: `${text}=/@media \\((min|max)-width|^\\((min|max)-width: \\w+\\)$|prefers-reduced-motion/]`,
  message: 'Use `media` or `mediaQuery` of `@hyangro/ui/theme`.',
}));

/** A server renders many pages at once, and a page outlives its member: state belongs to services, React or `memberStore`. */
const moduleState = ["[kind='let']", '[kind] > VariableDeclarator > NewExpression[callee.name=/^(Map|Set)$/][arguments.length=0]'].map(
  (what) => ({
    selector: `:matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration${what}`,
    message: 'No state in a module: use services, React, the query cache or `memberStore`.',
  }),
);

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/dist-node',
      '**/node_modules',
      '.release',
      '.data',
      '**/.cache',
      'api/migrations',
      'coverage',
      '**/playwright-report',
      '**/test-results',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        AbortSignal: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        performance: 'readonly',
        structuredClone: 'readonly',
        TextDecoder: 'readonly',
        Response: 'readonly',
      },
    },
    rules: {
      'no-undef': 'off',
      'no-restricted-syntax': ['error', namedZod],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-empty-object-type': 'off',
    },
  },
  {
    files: BROWSER.map((glob) => `${glob}/*.{ts,tsx}`),
    ignores: [...TESTS, '**/testing/**', 'shell/src/server/**', 'shared/ui/src/theme/media.ts', 'shell/src/browser/main.tsx'],
    rules: { 'no-restricted-syntax': ['error', namedZod, sentByPost, ...ownMedia, ...moduleState] },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    plugins: { shop: { rules: { declared: declaredRule } } },
    rules: { 'shop/declared': 'error' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: BROWSER.map((glob) => `${glob}/*.{ts,tsx}`),
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Use services.storage.' },
        { name: 'sessionStorage', message: 'Use services.storage.' },
      ],
    },
  },
  { files: BROWSER.map((glob) => `${glob}/*.tsx`), ...jsxA11y.flatConfigs.recommended },
  {
    files: BROWSER.map((glob) => `${glob}/*.{ts,tsx}`),
    ignores: [...TESTS, '**/*.form.{ts,tsx}', 'shell/src/server/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [typesOfSchemas, typesOfFlags] }] },
  },
  {
    files: ['mfe-*/**', 'shared/commerce/**'].map((glob) => `${glob}/*.{ts,tsx}`),
    ignores: [...TESTS, '**/*.form.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [typesOfSchemas, typesOfFlags], paths: [pathsOfPage] }] },
  },
  {
    files: ['mfe-*/src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Use services.api.' },
        { name: 'localStorage', message: 'Use services.storage.' },
        { name: 'sessionStorage', message: 'Use services.storage.' },
      ],
    },
  },
  {
    files: ['api/src/modules/**'],
    ignores: TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/platform/http/refusal'],
              importNames: ['Refusal', 'throwRefusal'],
              message: 'A service refuses with the `refuse` of its call: the contract of the call is checked there.',
            },
          ],
        },
      ],
    },
  },
  { files: TESTS, rules: { 'no-restricted-globals': 'off' } },
);
