import { existsSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, ROOT } from './workspace-paths.mjs';

const BROWSER = ['shell', ...REMOTES.map((name) => `mfe-${name}`), 'shared/ui', 'shared/runtime', 'shared/commerce', 'shared/testing'];
const NODE = ['shared/contracts', 'shared/rules', 'shared/server', 'shared/build'];
/** Packages that ship only ES modules and so pass through swc in tests. */
const ESM_ONLY = [
  'swiper',
  'pixelmatch',
  '@base-ui',
  '@hyangro',
  'file-type',
  'until-async',
  'cookie',
  'content-disposition',
  'openid-client',
  'oauth4webapi',
  'jose',
];

/** Packages in which every state that a test renders is held against axe: `shared/testing/src/axe-after-each.ts`. */
const AXE_AFTER_EACH: readonly string[] = ['mfe-mypage', 'mfe-order', 'mfe-raffle', 'mfe-ugc'];

/** Packages in which every sum of won that a test renders has its dollars: `shared/testing/src/dollars-after-each.ts`. */
const DOLLARS_AFTER_EACH: readonly string[] = ['mfe-mypage', 'mfe-order', 'mfe-raffle'];

const afterEachOf = (dir: string): string[] =>
  [BROWSER.includes(dir) && 'warnings', AXE_AFTER_EACH.includes(dir) && 'axe', DOLLARS_AFTER_EACH.includes(dir) && 'dollars']
    .filter((name) => name !== false)
    .map((name) => path.join(ROOT, `shared/testing/src/${name}-after-each.ts`));

const swc = [
  '@swc/jest',
  {
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

/**
 * Jest project of one package.
 * @param dir package folder, relative to the root
 */
export const preset = (dir: string, environment: 'node' | 'jsdom') => ({
  displayName: dir,
  rootDir: path.join(ROOT, dir),
  testEnvironment: path.join(ROOT, `shared/build/src/jest-${environment}.ts`),
  setupFilesAfterEnv: afterEachOf(dir),
  testMatch: ['<rootDir>/{src,fonts}/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  transform: { '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/)?(${ESM_ONLY.map((name) => name.replace('/', '[+/]')).join('|')}))`],
  // The router that remotes get in the shop, and not the package's own.
  moduleNameMapper: { '^react-router-dom$': path.join(ROOT, 'shared/runtime/src/facades/react-router-dom.ts') },
  globals: { __DEV__: false, __SERVER__: true, __QA_BUILD__: true, __DEMO_BUILD__: true, __SHARED_VERSIONS__: {} },
  moduleFileExtensions: ['tsx', 'ts', 'js', 'json', 'mjs', 'cjs'],
});

/** Most of its tests start the embedded database. */
const API = {
  ...preset('api', 'node'),
  testEnvironmentOptions: { wasm: path.join(ROOT, 'api/node_modules/@electric-sql/pglite/dist/pglite.wasm') },
};

/** What the commands are made of. */
const TOOLS = { ...preset('tools', 'node'), testMatch: ['<rootDir>/{lib,mutate,new}/**/*.test.ts'] };

/** All projects of the workspace. */
export const projects = () => [...BROWSER.map((dir) => preset(dir, 'jsdom')), ...NODE.map((dir) => preset(dir, 'node')), API, TOOLS];

/** The same for what `tools/lib/test-groups.ts` has written: files that require the test files of a package, many at a time. */
export const groups = () =>
  projects().flatMap((project) => {
    const folder = path.join(ROOT, '.cache/test-groups', project.displayName);
    if (!existsSync(folder)) return [];
    const cleanup = BROWSER.includes(project.displayName) ? [path.join(ROOT, 'shared/testing/src/cleanup-after-each.ts')] : [];
    return [
      { ...project, roots: [folder], testMatch: [`${folder}/*.test.ts`], setupFilesAfterEnv: [...project.setupFilesAfterEnv, ...cleanup] },
    ];
  });
