# mfe-{{name}}

{{title}}: what its screens show, in one sentence. Owned by the {{name}} team. `src/remote.ts` is its only door.

Hot reload, in the shop and alone: `pnpm dev`. Tests: `npx jest mfe-{{name}}` from the root.
