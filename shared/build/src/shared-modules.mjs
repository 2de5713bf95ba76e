import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT, readJson } from './workspace.mjs';

const RUNTIME = path.join(ROOT, 'shared/runtime');
const require = createRequire(path.join(RUNTIME, 'package.json'));

/**
 * One instance each on a page (MFE-03). `facade` puts a part of a big package under the package's name, so that the
 * shell's main file carries only what the shop uses; a name missing there fails the type check (tsconfig `paths`).
 */
export const SHARED = [
  { key: 'react' },
  { key: 'react/jsx-runtime', from: 'react' },
  { key: 'react-dom' },
  { key: 'react-dom/client', from: 'react-dom' },
  { key: 'react-router-dom', facade: '@hyangro/runtime/facades/react-router-dom' },
  { key: '@tanstack/react-query', facade: '@hyangro/runtime/facades/react-query' },
  { key: 'react-i18next', facade: '@hyangro/runtime/facades/react-i18next' },
  { key: 'i18next' },
  { key: '@emotion/react' },
  { key: '@emotion/styled', from: '@emotion/styled' },
  { key: '@hyangro/runtime' },
];

const versionOf = (name) =>
  name === '@hyangro/runtime' ? readJson(path.join(RUNTIME, 'package.json')).version : readJson(findPackage(name)).version;

function findPackage(name) {
  for (const dir of [RUNTIME, path.join(ROOT, 'shared/ui'), path.join(ROOT, 'shell')]) {
    const file = path.join(dir, 'node_modules', name, 'package.json');
    try {
      readJson(file);
      return file;
    } catch {
      // Not a dependency of this package: the next one has it.
    }
  }
  return require.resolve(`${name}/package.json`);
}

/** `shared` of the federation plugin. The shell holds all of them in its main file (`eager`); a remote only on a foreign host. */
export const sharedModules = ({ eager }) =>
  Object.fromEntries(
    SHARED.map(({ key, from = key, facade }) => {
      const version = versionOf(from);
      return [key, { singleton: true, strictVersion: false, version, requiredVersion: `^${version}`, eager, ...(facade && { import: facade }) }];
    }),
  );
