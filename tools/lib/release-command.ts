import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import {
  RELEASE_CHANGES,
  RELEASE_CHANGE_NAMES,
  qaTokenSchema,
  type ChangedRegistry,
  type ListedRegistry,
  type ReleaseChange,
  type ReleaseChangeName,
} from '../../shared/contracts/src/release/release-api';
import type { HistoryEntry } from '../../shared/contracts/src/release/release';
import { CHAOS_FAULTS, qaLink, readChaos, readVersionSet } from '../../shared/contracts/src/release/qa.rules';
import { RETENTION_DAYS } from '../../shared/contracts/src/release/registry.rules';
import { REMOTES, type RemoteName } from '../../shared/contracts/src/routes/table';
import { isReleaseRefusal } from '../../shared/server/src/release/release-desk';
import { ROOT } from './proc.mjs';
import { remoteShop } from './release-client';
import { lastCommit, ownStore, releaseRemote, type ReleaseTarget } from './release-remote';
import { reviewLink } from './review-link';
import { WrongInput } from './wrong-input';

const USAGE = `pnpm release <remote…>                                    builds and publishes what has changed, and makes it stable
pnpm release <remote…> --hold                             publishes alone: for a canary, or a later promotion
pnpm release list [remote]                                what is served; of one remote its versions and history
pnpm release promote <remote> <version> --why <reason>    makes a published version stable
pnpm release rollback <remote> [--to <version>]           ends the canary, else back to the version before
pnpm release canary <remote> <version> --percent 10 [--plan 50,100] --why <reason>    for some visitors; the plan is a note, the same command raises it
pnpm release retire <remote> <version> --why <reason> [--force]
pnpm release link <remote> [version|commit] --shop <address> --why <reason> [--hours 4]
                                                          a reviewer's link: that build for whoever opens it, built and published first if need be
pnpm release qa --shop <address> --why <reason> [--chaos ugc:offline,…] [--set shell@…,ugc@…] [--hours 4]
                                                          a tester's link in a shop in QA mode: breaks remotes (${CHAOS_FAULTS.join(' ')}), pins versions
Each takes --by <who>, and --shop <address> with RELEASE_TOKEN for a running shop in place of this store.
What would break a version that is served now is refused; --no-gate lets it pass, where all remotes are released together.
Remotes: ${REMOTES.join(' ')}`;

/** Entries of a history that `list` shows. */
const SHOWN_ENTRIES = 20;

/** `pnpm release …`: answers the exit code. */
export async function runReleaseCommand(args: readonly string[]): Promise<number> {
  try {
    await run(args);
    return 0;
  } catch (error) {
    if (error instanceof WrongInput) console.error(error.message);
    else if (isReleaseRefusal(error)) console.error([error.message, ...('details' in error ? error.details : [])].join('\n  '));
    else throw error;
    return 1;
  }
}

async function run(args: readonly string[]): Promise<void> {
  const { positionals, options } = parse(args);
  const target = options.shop === undefined ? await ownStore(!options['no-gate']) : remoteShop(options.shop, process.env.RELEASE_TOKEN);
  const by = options.by ?? whoIs();
  const [first, ...rest] = positionals;
  if (!first) throw new WrongInput(USAGE);
  if (first === 'list') return list(target, rest[0] === undefined ? undefined : remoteNamed(rest[0]));
  if (first === 'qa') return giveQaLink(options);
  if (first === 'link') return giveReviewLink(remoteNamed(rest[0] ?? ''), rest[1], options, by);
  if (isChange(first)) return change(target, first, rest, options, by);
  for (const remote of positionals.map(remoteNamed)) {
    const started = Date.now();
    console.log(`${remote}: building what has changed …`);
    const { version, changed } = await releaseRemote(remote, { by, why: options.why ?? lastCommit(), hold: options.hold }, target);
    if (changed) report(changed, started);
    else console.log(`${remote}: ${version} is ${options.hold ? 'published' : 'stable'} already`);
  }
}

function parse(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        by: { type: 'string' },
        why: { type: 'string' },
        to: { type: 'string' },
        percent: { type: 'string' },
        plan: { type: 'string' },
        shop: { type: 'string' },
        chaos: { type: 'string' },
        set: { type: 'string' },
        hours: { type: 'string' },
        force: { type: 'boolean', default: false },
        hold: { type: 'boolean', default: false },
        'no-gate': { type: 'boolean', default: false },
      },
    });
    return { positionals, options: values };
  } catch (error) {
    throw new WrongInput(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
type Options = ReturnType<typeof parse>['options'];

async function change(target: ReleaseTarget, name: ReleaseChangeName, [remote, version]: string[], options: Options, by: string) {
  const started = Date.now();
  const named = remoteNamed(remote ?? '');
  const why = options.why ?? (name === 'rollback' ? 'taken back by hand' : undefined);
  const [percent, ...plan] = [options.percent, ...(options.plan?.split(',') ?? [])].filter((step) => step !== undefined).map(Number);
  const given = {
    promote: { version, why },
    rollback: { to: options.to ?? version ?? null, why },
    // A plan may begin with the percent that it starts from.
    canary: { version, percent, plan: plan[0] === percent ? plan.slice(1) : plan, why },
    retire: { version, force: options.force, why },
  }[name];
  const { data, error } = RELEASE_CHANGES[name].safeParse(given);
  if (!data) {
    const faults = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new WrongInput(`pnpm release ${name} ${named}: these are missing or wrong:\n${faults.join('\n')}\n\n${USAGE}`);
  }
  report(await target.act(named, { name, input: data } as ReleaseChange, by), started);
}

/** Prints a link by which a browser gets what a tester asks for; the leave in it opens any other chaos and set, too. */
async function giveQaLink({ shop, chaos, set, hours, why }: Options): Promise<void> {
  const input = qaTokenSchema.safeParse({ why, ...(hours !== undefined && { hours: Number(hours) }) });
  const isAsked = readChaos(chaos ?? '') && readVersionSet(set ?? '') && (chaos ?? set);
  if (shop === undefined || !isAsked || !input.success) throw new WrongInput(USAGE);
  const { token, until } = await remoteShop(shop, process.env.RELEASE_TOKEN).qaToken(input.data);
  console.log(
    `${new URL(qaLink(token, { chaos, set }), shop).href}\nFor whoever opens it, until ${until}; the button on the page leaves it.`,
  );
}

/** Prints a link by which a browser gets one remote as of a version or commit, as a QR code, too (MFE-13). */
async function giveReviewLink(remote: RemoteName, build: string | undefined, { shop, why, hours }: Options, by: string): Promise<void> {
  const input = qaTokenSchema.safeParse({ why, ...(hours !== undefined && { hours: Number(hours) }) });
  if (shop === undefined || !input.success) throw new WrongInput(USAGE);
  console.log(await reviewLink(remote, build, { shop, token: process.env.RELEASE_TOKEN, by, ...input.data }));
}

const isChange = (word: string): word is ReleaseChangeName => RELEASE_CHANGE_NAMES.some((name) => name === word);
const untilOf = ({ until }: Pick<HistoryEntry, 'until'>): string => (until ? ` until ${until}` : '');
function remoteNamed(word: string): RemoteName {
  const found = REMOTES.find((remote) => remote === word);
  if (!found) throw new WrongInput(`There is no remote “${word}”. Remotes: ${REMOTES.join(' ')}.`);
  return found;
}

/** Name of whoever sits here: git's, else the account's. */
function whoIs(): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    if (name) return name;
  } catch {
    // No git, or no name in it.
  }
  return process.env.USER || 'unknown';
}

/** What a change came to, and what shoppers see of it next. */
function report({ remote, action, from, to, percent }: ChangedRegistry, started: number): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const share = percent === undefined ? '' : ` at ${percent} %`;
  console.log(`${remote}: ${action} ${from ?? '—'} → ${to ?? '—'}${share} (${seconds} s)`);
  console.log(`  ${nextOf(action, from, to, percent)}`);
}
function nextOf(action: ChangedRegistry['action'], from: string | null, to: string | null, percent?: number): string {
  const stays = from ? ` ${from} stays served to open tabs for ${RETENTION_DAYS} days.` : '';
  switch (action) {
    case 'publish':
      return `Nobody gets ${to} yet, unless it is the first: promote it, or give it to some by a canary.`;
    case 'canary':
      return `Within 2 s ${percent} of 100 visitors get ${to} with their next page, and keep getting it; the others get ${from}. Raise it by the same command.`;
    case 'retire':
      return `${from} is gone from the store; nobody was given it any more.`;
    default:
      return `New page loads get ${to} within 2 s; open tabs keep their version until they load a page.${stays}`;
  }
}

async function list(target: ReleaseTarget, remote: RemoteName | undefined): Promise<void> {
  const registries = await target.list(remote);
  if (!registries.length) console.log(remote ? `${remote} was never released.` : 'Nothing was released yet.');
  for (const registry of registries) console.log(remote ? whole(registry) : inShort(registry));
}
const inShort = ({ name, stable, previous, canary, versions }: ListedRegistry): string =>
  `${name.padEnd(8)} stable ${stable}${canary ? ` · canary ${canary.version} at ${canary.percent} %` : ''} · before ${previous ?? '—'} · ${versions.length} versions`;
const whole = (registry: ListedRegistry): string =>
  [
    inShort(registry),
    'Versions:',
    ...registry.versions.map(({ version, releasedAt, commit }) => `  ${version}  ${releasedAt ?? ''}  ${commit ?? ''}`.trimEnd()),
    `History (the last ${SHOWN_ENTRIES} of ${registry.history.length}):`,
    ...registry.history.slice(-SHOWN_ENTRIES).map((entry) => {
      const { revision, at, by, action, from, to, percent, why } = entry;
      const share = percent === undefined ? '' : ` ${percent} %`;
      return `  ${revision}  ${at}  ${by}  ${action}${share}  ${from ?? '—'} → ${to ?? entry.manifest ?? '—'}${untilOf(entry)}  ${why}`;
    }),
  ].join('\n');
