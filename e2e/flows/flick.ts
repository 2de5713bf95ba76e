import type { CDPSession, Page } from '@playwright/test';

/** Where a finger comes down and leaves, px; it moves so far between two of its events. */
const FINGER = { x: 100, from: 700, to: 250, step: 45 };
const WHEEL_PX = 350;
/** From one flick to the next. */
const PAUSE_MS = 120;

/** Flicks through the page to its end: a finger that lets go at full speed where there is touch, else the wheel. */
export async function flickThrough(page: Page, hasTouch: boolean): Promise<void> {
  const finger = hasTouch ? await page.context().newCDPSession(page) : null;
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    if (finger) await flick(finger);
    else await page.mouse.wheel(0, WHEEL_PX);
    await page.waitForTimeout(PAUSE_MS);
  }
}

async function flick(finger: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: FINGER.x, y }] });
  await touch('touchStart', FINGER.from);
  for (let y = FINGER.from - FINGER.step; y > FINGER.to; y -= FINGER.step) await touch('touchMove', y);
  await touch('touchEnd');
}
