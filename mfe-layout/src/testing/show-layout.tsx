import { act } from '@testing-library/react';
import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import { renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../locales/ko.json';
import MainScreen from '../screens/main/main.screen';
import { aDisplay } from './samples';

/** The home with this answer of the server. */
export const showLayout = (layout: Layout, options: RenderScreenOptions = {}) =>
  renderScreen(<MainScreen />, {
    messages: { layout: ko },
    ...options,
    endpoints: { 'GET /main/layouts/:layoutCd': layout, ...options.endpoints },
  });

/** A plain display of products in one line. */
export const aRail = (seq: number, title: string) => aDisplay({ seq, displayCd: 25, title });

/** jsdom has no pointer events of its own. */
class Pointer extends MouseEvent {
  readonly isPrimary = true;
  readonly pointerId = 1;
}

/** The end of the list is near as soon as it is drawn. */
class NearObserver {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    queueMicrotask(() => this.tell([{ isIntersecting: true }]));
  }
  unobserve() {}
  disconnect() {}
}

/** jsdom lays nothing out: everything stands at 0, which is below a visible part that ends above that and within any other. */
export const standBelowTheVisiblePart = (isBelow: boolean) => Object.assign(window, { innerHeight: isBelow ? -100 : 800 });

/** Ends of lists are out of sight until `come()` brings those that stand in the page near. */
export function farEnds() {
  const near = new Set<() => void>();
  class FarObserver {
    private readonly come: () => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.come = () => tell([{ isIntersecting: true }]);
    }
    observe() {
      near.add(this.come);
    }
    disconnect() {
      near.delete(this.come);
    }
  }
  window.IntersectionObserver = FarObserver as never;
  return { come: () => act(async () => [...near].forEach((tell) => tell())) };
}

/** What jsdom lacks: a PC that wants no motion, pointers, and ends of lists that are near and not in sight yet. */
export function standInBrowser() {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  window.PointerEvent = Pointer as never;
  window.IntersectionObserver = NearObserver as never;
  standBelowTheVisiblePart(true);
}
