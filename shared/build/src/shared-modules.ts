import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT, readJson } from './workspace-paths.mjs';

const RUNTIME = path.join(ROOT, 'shared/runtime');
const require = createRequire(path.join(RUNTIME, 'package.json'));

interface SharedModule {
  key: string;
  /** Package of the module, when its name is another. */
  from?: string;
  /** What stands in the package's place in the shell. */
  facade?: string;
  /** What of the package the facade takes, as its `exports` name it; the whole when absent. */
  part?: `./${string}`;
}

interface SharedConfig {
  singleton: true;
  strictVersion: false;
  version: string;
  requiredVersion: string;
  /** What a foreign host without the module gets. */
  import?: string;
}

/** What bundlers read of a package. */
interface PackageJson {
  exports?: Partial<Record<string, { module?: string; browser?: { module?: string }; import?: { default?: string } }>>;
  module?: string;
  main: string;
}

/**
 * One instance each on a page (MFE-03). `facade` puts a part of a big package under the package's name, so that the
 * shell's main file carries only what the shop uses; a name missing there fails the type check (tsconfig `paths`).
 */
export const SHARED: readonly SharedModule[] = [
  { key: 'react' },
  { key: 'react/jsx-runtime', from: 'react' },
  { key: 'react-dom' },
  { key: 'react-dom/client', from: 'react-dom' },
  { key: 'react-router-dom', facade: '@hyangro/runtime/facades/react-router-dom' },
  { key: '@tanstack/react-query', facade: '@hyangro/runtime/facades/react-query' },
  { key: 'i18next' },
  { key: '@emotion/react', facade: '@hyangro/runtime/facades/emotion-react' },
  { key: '@emotion/styled', facade: '@hyangro/runtime/facades/emotion-styled', part: './base' },
  { key: '@hyangro/runtime' },
];

const versionOf = (name: string): string =>
  name === '@hyangro/runtime' ? readJson(path.join(RUNTIME, 'package.json')).version : readJson(findPackage(name)).version;

function findPackage(name: string): string {
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

/** `shared` of a remote's federation plugin. On our shell all of them come from the page; the remote's own copies serve foreign hosts. */
export const sharedModules = (): Record<string, SharedConfig> =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([key, version]) => {
      const facade = SHARED.find((module) => module.key === key)?.facade;
      const own = facade === undefined ? {} : { import: facade };
      return [key, { singleton: true, strictVersion: false, version, requiredVersion: `^${version}`, ...own }];
    }),
  );

export const sharedVersions = (): Record<string, string> => Object.fromEntries(SHARED.map(({ key, from = key }) => [key, versionOf(from)]));

/** In the shell's own build a facade stands in the place of its package; what the facade itself takes stays the package. */
export const facadeAliases = (): Record<string, string | false> => ({
  // Only emotion's `withTheme` needs it, which its facade leaves out.
  'hoist-non-react-statics$': false,
  ...Object.fromEntries(
    SHARED.flatMap(({ key, facade, part }) => {
      if (!facade) return [];
      const name = path.basename(facade);
      return [
        [`${key}$`, path.join(RUNTIME, 'src/facades', `${name}.ts`)],
        [`#${name}$`, moduleFile(key, part)],
      ];
    }),
  ),
});

/** The file of a package, or of a part of it, that bundlers take. */
function moduleFile(key: string, part = '.'): string {
  const { exports, module, main }: PackageJson = readJson(findPackage(key));
  const entry = exports?.[part];
  return path.join(path.dirname(findPackage(key)), entry?.browser?.module ?? entry?.module ?? entry?.import?.default ?? module ?? main);
}
