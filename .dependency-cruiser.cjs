/** Floors and borders of the house, told once. Each rule's comment is what the reader sees when it fires. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** What a remote's `src` may hold: these folders, and at its top the doors and the messages. */
const REMOTE_FOLDERS = 'The top folders of a remote are data, features, screens, surfaces, testing, and displays in the layout remote.';
const OUTSIDE_REMOTE_FOLDERS = {
  path: '^mfe-[^/]+/src/',
  pathNot:
    '^mfe-[^/]+/src/((data|features|screens|surfaces|testing)/|(remote(\\.test)?|lifecycles|messages)\\.ts$)|^mfe-layout/src/displays/',
};
const REMOTE_FLOORS = 'remote > screens, surfaces > displays > features > data: arrows run down.';
const floorsAbove = (folders) => ({ path: `^mfe-[^/]+/src/((${folders})/|(remote|lifecycles)\\.)` });

module.exports = {
  forbidden: [
    rule(
      'remote-to-remote',
      'Remotes meet in the browser: use a surface, an event or a path from shared/contracts.',
      { path: '^mfe-([^/]+)/' },
      { path: '^mfe-', pathNot: '^mfe-$1/' },
    ),
    rule(
      'remote-imports',
      'A remote uses itself, shared/commerce, shared/contracts, shared/rules, shared/runtime and shared/ui.',
      { path: '^mfe-[^/]+/src/', pathNot: '(\\.(test|stories)\\.tsx?$|/src/testing/)' },
      { path: '^(shell|api|e2e|shared/(build|server|testing))/' },
    ),
    rule('shell-to-remote-source', 'The shell loads remotes by federation, never by source.', { path: '^shell/' }, { path: '^mfe-' }),
    rule(
      'shared-looks-up',
      'shared is the ground: it knows no app.',
      { path: '^shared/', pathNot: '^shared/build/' },
      { path: '^(shell|mfe-|api|e2e)' },
    ),
    rule(
      'server-code-in-browser',
      'shared/server is Node only: the API and the shell’s server use it.',
      { path: '^(shared/(commerce|contracts|rules|runtime|ui)|shell/src/(?!server/))' },
      { path: '^shared/server/' },
    ),
    rule(
      'contracts-are-ground',
      'contracts depend on zod alone.',
      { path: '^shared/contracts/', pathNot: 'test' },
      { path: '^(shared/(rules|ui|runtime|testing)/|node_modules/(?!\\.pnpm/zod@|zod/))' },
    ),
    rule(
      'rules-are-pure',
      'Rules know the contract’s constants and types, and nothing that runs: no React, no zod, no server.',
      { path: '^shared/rules/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^shared/(rules/|contracts/src/constants\\.ts$)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'commerce-serves-remotes',
      'shared/commerce stands on contracts, rules, runtime and ui; remotes bundle it, nobody below knows it.',
      { path: '^shared/(contracts|rules|runtime|ui|server)/' },
      { path: '^shared/commerce/' },
    ),
    rule(
      'ui-knows-no-wire',
      'The kit draws; it neither fetches nor knows a product.',
      { path: '^shared/ui/' },
      { path: '^shared/(contracts|rules|runtime)/', pathNot: '^shared/runtime/src/facades/' },
    ),
    rule('browser-to-api', 'The browser side reaches the server over a contract.', { path: '^(shell|mfe-|shared|e2e)' }, { path: '^api/' }),
    rule(
      'api-to-browser',
      'The server takes contracts and rules alone from the browser side.',
      { path: '^api/' },
      { path: '^(shell|mfe-|e2e|shared/(commerce|ui|runtime))' },
    ),
    rule(
      'module-by-its-public-face',
      'Another module is used through its public.ts. Which modules may use which: tools/borders.mjs.',
      { path: '^api/src/modules/([^/]+)/' },
      { path: '^api/src/modules/', pathNot: ['^api/src/modules/$1/', '/public\\.ts$', '\\.tables\\.ts$'] },
    ),
    rule(
      'tables-of-another-module',
      'A foreign key may name another module’s table; a query joins the view in its public.ts. Tests arrange rows where they like.',
      { path: '^api/src/modules/([^/]+)/', pathNot: '\\.(tables|test)\\.ts$' },
      { path: '\\.tables\\.ts$', pathNot: ['^api/src/modules/$1/', '^api/src/platform/'] },
    ),
    rule(
      'platform-knows-no-module',
      'The platform carries the modules and knows none.',
      { path: '^api/src/platform/', pathNot: '^api/src/platform/testing/' },
      { path: '^api/src/(modules|app)' },
    ),
    rule(
      'api-floors-service',
      'A service knows no HTTP: routes call it.',
      { path: '\\.service\\.ts$' },
      { path: '(\\.routes\\.ts$|node_modules/fastify/|platform/http/serve)' },
    ),
    rule(
      'api-floors-repository',
      'A repository speaks SQL only.',
      { path: '\\.repository\\.ts$' },
      { path: '\\.(service|routes|presenter)\\.ts$' },
    ),
    rule('remote-folders', REMOTE_FOLDERS, {}, OUTSIDE_REMOTE_FOLDERS),
    rule('remote-folders', REMOTE_FOLDERS, OUTSIDE_REMOTE_FOLDERS, {}),
    rule('remote-folders', REMOTE_FOLDERS, { ...OUTSIDE_REMOTE_FOLDERS, orphan: true }, {}),
    rule('remote-floors-data', REMOTE_FLOORS, { path: '^mfe-[^/]+/src/data/' }, floorsAbove('features|displays|screens|surfaces')),
    rule('remote-floors-features', REMOTE_FLOORS, { path: '^mfe-[^/]+/src/features/' }, floorsAbove('displays|screens|surfaces')),
    rule('remote-floors-displays', REMOTE_FLOORS, { path: '^mfe-[^/]+/src/displays/' }, floorsAbove('screens|surfaces')),
    rule(
      'remote-floors-views',
      'Screens and surfaces are neighbours: what both need is a feature.',
      { path: '^mfe-([^/]+)/src/(screens|surfaces)/' },
      { path: '^mfe-[^/]+/src/(screens/|surfaces/|remote\\.|lifecycles\\.)', pathNot: '^mfe-$1/src/$2/' },
    ),
    rule(
      'feature-to-feature',
      'Two features meet on a screen; what several features need is in features/common.',
      { path: '^mfe-([^/]+)/src/(features|screens|surfaces)/([^/]+)/' },
      { path: '^mfe-$1/src/$2/', pathNot: '^mfe-$1/src/($2/$3|features/common)/' },
    ),
    rule(
      'e2e-stands-outside',
      'A visitor sees pages and contracts, not source.',
      { path: '^e2e/' },
      { path: '^(shell|mfe-|shared/(commerce|ui|runtime))' },
    ),
    rule(
      'test-help-in-product',
      'shared/testing serves tests and stories.',
      { pathNot: '(\\.(test|spec|stories)\\.tsx?$|^(e2e|shared/testing|shared/ui/stories)/|^(mfe-[^/]+|shell)/src/testing/)' },
      { path: '^shared/testing/' },
    ),
    rule(
      'test-code-in-product',
      'Tests and their helpers are imported by tests and stories alone.',
      { pathNot: '(\\.(test|stories)\\.tsx?$|/src/testing/|^e2e/)' },
      { path: '(\\.test\\.tsx?$|^(mfe-[^/]+|shell|shared/contracts)/src/testing/)' },
    ),
    {
      name: 'circle',
      severity: 'error',
      comment: 'Files in a circle change together: carry the shared part down a floor.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-node|\\.cache|\\.data|\\.release|coverage|playwright-report|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
