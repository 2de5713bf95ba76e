import { useFlag } from './use-flag';

export function Flags() {
  useFlag('raffle/draw-check', true);
  // @ts-expect-error No such flag.
  useFlag('raffle/no-such-flag', true);
  // @ts-expect-error The list has another default.
  return useFlag('raffle/draw-check', false);
}
