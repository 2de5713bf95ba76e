/** How much of one kind of work a server takes on. */
export interface AdmissionLimits {
  /** Works at one moment. */
  atOnce: number;
  /** Callers that may wait for their turn, first come, first served. */
  waiting: number;
  /** Longest a caller waits, in ms. */
  waitMs: number;
  /** The same for one caller, so that nobody takes all places, or the whole line; without it callers are not told apart. */
  perCaller?: Pick<AdmissionLimits, 'atOnce' | 'waiting'>;
}

/** Ends a work; more than once does no harm. */
export type Leave = () => void;

export interface Admission {
  /** Waits for a turn. Null when the server is full: too many wait, or the turn did not come in time. The same when it is this caller who has too many. */
  enter(caller?: string): Promise<Leave | null>;
}

interface Waiting {
  caller: string | undefined;
  take(leave: Leave): void;
}

/** Bounds what a server does at one moment: a flood is turned away early, and costs those who are inside nothing. */
export function createAdmission({ atOnce, waiting, waitMs, perCaller }: AdmissionLimits): Admission {
  let inside = 0;
  const insideOf = new Map<string, number>();
  const line = new Set<Waiting>();
  const count = (caller: string | undefined, step: 1 | -1) => {
    inside += step;
    if (!perCaller || caller === undefined) return;
    const own = (insideOf.get(caller) ?? 0) + step;
    if (own > 0) insideOf.set(caller, own);
    else insideOf.delete(caller);
  };
  const hasPlace = (caller: string | undefined) =>
    inside < atOnce && (!perCaller || caller === undefined || (insideOf.get(caller) ?? 0) < perCaller.atOnce);
  const mayWait = (caller: string | undefined) =>
    line.size < waiting &&
    (!perCaller || caller === undefined || [...line].filter((each) => each.caller === caller).length < perCaller.waiting);
  const admit = (caller: string | undefined): Leave => {
    count(caller, 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      count(caller, -1);
      // The first in line who may; whoever waits for a place of their own keeps theirs in the line.
      for (const next of line) {
        if (!hasPlace(next.caller)) continue;
        line.delete(next);
        return next.take(admit(next.caller));
      }
    };
  };
  return {
    async enter(caller) {
      if (hasPlace(caller)) return admit(caller);
      if (!mayWait(caller)) return null;
      return new Promise((resolve) => {
        const giveUp = setTimeout(() => {
          line.delete(turn);
          resolve(null);
        }, waitMs);
        const turn: Waiting = {
          caller,
          take(leave) {
            clearTimeout(giveUp);
            resolve(leave);
          },
        };
        line.add(turn);
      });
    },
  };
}
