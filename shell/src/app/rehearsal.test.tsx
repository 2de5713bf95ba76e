import { render } from '@testing-library/react';
import { useLayoutEffect, version } from 'react';
import { TRIED_REACT } from '../testing/tried-react';
import { PageContext, type Page } from './page-context';
import { Rehearsal } from './rehearsal';

test('openings are drawn once while the page rests and are gone in the same task, in the React this was tried with', () => {
  expect(version).toBe(TRIED_REACT);
  jest.useFakeTimers();
  const seen: string[] = [];
  const Opening = () => {
    useLayoutEffect(() => {
      seen.push(document.body.textContent);
      return () => void seen.push('gone');
    }, []);
    return 'opening';
  };
  const page: Pick<Page, 'screens'> = { screens: { openings: () => [Opening] } as Partial<Page['screens']> as Page['screens'] };
  render(<Rehearsal />, { wrapper: ({ children }) => <PageContext value={page as Page}>{children}</PageContext> });
  expect(seen).toEqual([]);
  // Nothing but this one task, and not within `act`, which would do later work at once.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  jest.runOnlyPendingTimers();
  expect(seen).toEqual(['opening1', 'gone']);
  expect(document.body.textContent).toBe('');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  jest.useRealTimers();
});
