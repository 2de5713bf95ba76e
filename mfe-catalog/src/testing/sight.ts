const watching = { tell: new Set<() => void>() };

/** All elements that are watched come into sight. */
export const comeIntoSight = (): void => watching.tell.forEach((tell) => tell());

/** For `beforeEach`: elements come into sight when a test says so. */
export function watchSight(): void {
  watching.tell = new Set();
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly tell: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.tell = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
    observe() {
      watching.tell.add(this.tell);
    }
    unobserve() {}
    takeRecords() {
      return [];
    }
    disconnect() {
      watching.tell.delete(this.tell);
    }
  };
}

/** After rendering: the test's window is as wide as a PC's, so that the column of filters is seen. */
export const widen = (): void =>
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'aside { display: block; }' }));
