import type { RemoteName } from '../routes/table';

/** A part of a remote that an operator can switch on or off while the shop runs (`pnpm shop flag`), until a day. */
export interface Flag {
  /** Who answers for it, and takes it out of the code when it has ended. */
  owner: string;
  /** Its last day in Asia/Seoul: from the next one on the tests fail until it is gone, or is given another within a year. */
  endsOn: `${number}-${number}-${number}`;
  /** How it stands while no operator has switched it. */
  isOn: boolean;
  /** What shoppers have while it is on, in a sentence. */
  what: string;
}

/** Every flag by its remote and name. Browsers take its types only: `useFlag` says the default, so that no page loads the list. */
export const FLAGS = {
  'raffle/draw-check': {
    owner: 'team raffle',
    endsOn: '2027-03-31',
    isOn: true,
    what: 'The page of a raffle offers to compute its draw again on the reader’s own device, which reads the list of all entries.',
  },
} as const satisfies Readonly<Record<`${RemoteName}/${string}`, Flag>>;
export type FlagName = keyof typeof FLAGS;

/** Whether a flag is on, by name: of those that an operator has switched away from their default, and no others. */
export type FlagStates = Readonly<Record<string, boolean>>;
