import { listFlags, resetFlag, switchFlag } from '../modules/flag/public';
import { UsageError, type Command, type Commands } from './command';
import { operatorCall } from './shop-deps';
import { needWords, textOption } from './words';

const wordOf = (isOn: boolean) => (isOn ? 'on' : 'off');

/** Feature flags: parts of remotes that are switched while the shop runs. A page that is loaded ten seconds later has it. */
export const flagCommands: Commands = {
  'flag list': {
    usage: ': every feature flag with how it stands, its owner and end, and who has switched it when and why',
    async run({ words, terminal, database }) {
      needWords(words, 0);
      const flags = await listFlags((await database()).db);
      terminal.table(
        flags.map(({ name, listed, switched }) => ({
          name,
          stands: wordOf(switched?.isOn ?? listed?.isOn ?? false),
          byDefault: listed ? wordOf(listed.isOn) : 'no longer listed',
          owner: listed?.owner ?? '',
          endsOn: listed?.endsOn ?? '',
          what: listed?.what ?? '',
          switchedBy: switched?.changedBy ?? '',
          switchedAt: switched?.changedAt.toISOString() ?? '',
          why: switched?.why ?? '',
        })),
      );
    },
  },
  'flag on': switching(true),
  'flag off': switching(false),
  'flag reset': {
    usage: '<name>: a feature flag stands by its default again',
    async run({ words, terminal, database }) {
      const [name = ''] = needWords(words, 1);
      const { by, now } = operatorCall();
      await resetFlag((await database()).db, name, by, now);
      terminal.line(`${name} stands by its default again.`);
    },
  },
};

function switching(isOn: boolean): Command {
  return {
    usage: `<name> --why <reason>: switches a feature flag ${wordOf(isOn)} for the pages that are loaded from ten seconds later on`,
    options: { why: { type: 'string' } },
    async run(call) {
      const [name = ''] = needWords(call.words, 1);
      const why = textOption(call, 'why');
      if (why === null) throw new UsageError('Say why: --why "…".');
      const { by, now } = operatorCall();
      await switchFlag((await call.database()).db, name, isOn, why, by, now);
      call.terminal.line(`${name} is ${wordOf(isOn)}.`);
    },
  };
}
