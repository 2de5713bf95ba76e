import { systemClock } from '../platform/clock/clock';
import { computeRecommendations } from '../modules/recommendation/public';
import type { Commands } from './command';

/** What shoppers may like next. */
export const recommendationCommands: Commands = {
  'recommendation refresh': {
    usage: ': computes the lists of groups and what goes together now (the API does it every night)',
    async run({ terminal, database }) {
      const { groups, pairs } = await computeRecommendations((await database()).db, systemClock.now());
      terminal.line(`Lists for ${groups} groups, ${pairs} pairs of products.`);
    },
  },
};
