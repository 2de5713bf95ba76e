import * as z from 'zod';
import type { Flag } from './flags';

const NAME = /^[a-z]+\/[a-z]+(-[a-z]+)*$/;
const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;
const dayInSeoul = (now: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(now);

/**
 * What is wrong with a list of flags: an end that has passed or is more than a year ahead, a flag that its remote asks for nowhere, and one that
 * another remote asks for.
 * @param asked names that the sources of each remote ask for
 * @returns a sentence each, with flag, owner and date; empty when all is well
 */
export function flagFaults(flags: Readonly<Record<string, Flag>>, asked: Readonly<Record<string, readonly string[]>>, now: Date): string[] {
  const today = dayInSeoul(now);
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const ofList = Object.entries(flags).flatMap(([name, { owner, endsOn }]) => {
    const remote = name.split('/')[0] ?? '';
    const faults: [isFault: boolean, what: string][] = [
      [!NAME.test(name), 'is not named like remote/some-words'],
      [!isDay(endsOn), `ends on ${endsOn}, which is no day`],
      [endsOn < today, `has ended on ${endsOn}: take it out of the code, or give it another end`],
      [endsOn > inAYear, `ends on ${endsOn}, more than a year ahead`],
      [!asked[remote]?.includes(name), `is asked for nowhere in mfe-${remote}`],
    ];
    return faults.flatMap(([isFault, what]) => (isFault ? [`${name} (${owner}) ${what}`] : []));
  });
  const ofOthers = Object.entries(asked).flatMap(([remote, names]) =>
    names.filter((name) => !name.startsWith(`${remote}/`)).map((name) => `mfe-${remote} asks for ${name}, a flag of another remote`),
  );
  return [...ofList, ...ofOthers];
}
