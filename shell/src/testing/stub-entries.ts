type Tell = (list: { getEntriesByName(name: string): unknown[]; getEntries(): unknown[] }) => void;

/** jsdom tells of no performance entries: returns what tells its observers of one, those that come later too (`buffered`). */
export function stubEntries(): (name: string) => void {
  const told: string[] = [];
  const observers: Tell[] = [];
  const tellOf = (name: string) => (tell: Tell) =>
    tell({ getEntriesByName: (asked) => (asked === name ? [{}] : []), getEntries: () => [{ name }] });
  class Observer {
    constructor(private readonly tell: Tell) {}
    observe() {
      observers.push(this.tell);
      for (const name of told) tellOf(name)(this.tell);
    }
  }
  Object.assign(window, { PerformanceObserver: Observer });
  return (name) => {
    told.push(name);
    observers.forEach(tellOf(name));
  };
}
