import { parseArgs } from 'node:util';
import { REMOTES, type RemoteName } from '../../shared/contracts/src/routes/table';
import { isReleaseRefusal } from '../../shared/server/src/release/release-desk';
import { develop } from './develop';
import { developAgainst } from './develop-against';

const USAGE = `pnpm dev <remote…>                    the whole shop here; a saved change shows in the open page, its state kept
pnpm dev <remote> --against <shop>    this remote in a deployed shop, by a link for RELEASE_TOKEN's owner (a saved change loads the page anew)
  --public <address>                  where browsers find this machine's server: a tunnel, or http://192.168.0.5:<port> for a phone beside it
  --hours <number>                    when the link ends: 4 hours by default, 8 at most
  --why <reason>                      stands in the shop's history
  --no-open                           prints the link alone
Remotes: ${REMOTES.join(' ')}`;

/** `pnpm dev …`: answers the exit code; 0 while servers go on. */
export async function runDevCommand(args: readonly string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    if (!isReleaseRefusal(error)) throw error;
    console.error([error.message, ...('details' in error ? error.details : [])].join('\n  '));
    return 1;
  }
}

async function run(args: readonly string[]): Promise<number> {
  const parsed = parse(args);
  const remotes = (parsed?.positionals ?? []).flatMap((word): RemoteName[] => REMOTES.filter((remote) => remote === word));
  const { against, public: publicUrl, hours, why, 'no-open': isQuiet } = parsed?.values ?? {};
  const [remote] = remotes;
  const isWhole = parsed && remote && remotes.length === parsed.positionals.length;
  const isOne = against === undefined || (remotes.length === 1 && URL.canParse(against));
  if (!isWhole || !isOne) {
    console.error(USAGE);
    return 1;
  }
  if (against === undefined) await develop(remotes);
  else
    await developAgainst(remote, {
      shop: against,
      token: process.env.RELEASE_TOKEN,
      publicUrl,
      hours: hours === undefined ? undefined : Number(hours),
      why: why ?? 'development',
      opens: !isQuiet,
    });
  return 0;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        against: { type: 'string' },
        public: { type: 'string' },
        hours: { type: 'string' },
        why: { type: 'string' },
        'no-open': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return null;
  }
}
