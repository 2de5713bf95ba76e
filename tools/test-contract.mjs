import './lib/typescript.mjs';

/** `pnpm --filter mfe-ugc test:contract`: tests one remote against its contract, without the others (MFE-20). */
const { testContract } = await import('./lib/test-contract.ts');
const [remote] = process.argv.slice(2);
if (!remote) throw new Error('Name a remote, for example ugc.');
await testContract(remote);
