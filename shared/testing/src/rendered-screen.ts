let isRendered = false;

/** Says that the test shows a screen, which is looked at once the test has ended. */
export const markRendered = () => void (isRendered = true);

/** Whether this test showed a screen; asked once per test. */
export function takeRendered(): boolean {
  const was = isRendered;
  isRendered = false;
  return was;
}
