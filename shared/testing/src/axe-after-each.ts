import { axeFaults } from './axe-faults';
import { takeRendered } from './rendered-screen';

/** A large screen on a busy machine. */
const TIME_LIMIT_MS = 30_000;

/**
 * For Jest's `setupFilesAfterEnv`: what a test leaves on its screen has nothing against WCAG 2.2 AA and best practice, as far as it
 * can be told without a layout (QA-08). Runs before the screen is taken away, as it is set up first.
 */
afterEach(async () => {
  if (!takeRendered()) return;
  // With a test's clock axe would wait for ever.
  jest.useRealTimers();
  expect(await axeFaults()).toEqual([]);
}, TIME_LIMIT_MS);
