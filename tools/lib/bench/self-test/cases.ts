/** How a product of the fixture comes to the screen, `afterMs` after the tap. Each but the first is a way to fool a measurement. */
export type Trick =
  | 'at once with its address'
  | 'address first'
  | 'heading hidden'
  | 'heading of the list first'
  | 'frame held up'
  | 'picture later';

export interface Case {
  trick: Trick;
  afterMs: number;
  /** When its picture comes, where that is later. */
  pictureMs?: number;
}

/** The fixture's products in their order. */
export const CASES: readonly Case[] = [
  { trick: 'at once with its address', afterMs: 50 },
  { trick: 'at once with its address', afterMs: 350 },
  { trick: 'address first', afterMs: 350 },
  { trick: 'heading hidden', afterMs: 350 },
  { trick: 'heading of the list first', afterMs: 350 },
  { trick: 'frame held up', afterMs: 350 },
  { trick: 'picture later', afterMs: 0, pictureMs: 350 },
];

/** From Back to the list, and from the tap to the cart's badge, in the fixture. */
export const BACK_MS = 250;
export const BADGE_MS = 300;

/** When the fixture says that it answers. */
export const ANSWERS_MS = 400;

/** A task on the fixture's page `/busy`, and how much later the HTML of `/late` comes. */
export const BUSY_MS = 300;
export const LATE_MS = 300;
/** A press on the fixture's page `/press` keeps it busy for so long; on `/shift` everything moves down by this part of the window. */
export const PRESS_MS = 300;
export const SHIFT = 0.25;
