/** Holds the main thread up. */
export function busy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
