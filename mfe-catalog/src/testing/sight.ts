import { screen, within } from '@testing-library/react';
import { mediaQuery } from '@hyangro/ui/theme';

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

/** For `beforeEach`: the window is as wide as a PC's. */
export function onPc(): void {
  watchSight();
  const { matchMedia } = window;
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === mediaQuery('pc') });
}

/** The column of filters once it is there, drawn as on a PC: styles of a test know no widths. */
export async function columnOfFilters() {
  await screen.findByLabelText('필터', { selector: 'aside' });
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'aside { display: block; }' }));
  return within(screen.getByRole('complementary', { name: '필터' }));
}
