/** The shelf is loaded in a browser that can skip what is out of sight: @alone. */
import { Activity, version } from 'react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { TRIED_REACT } from '../testing/tried-react';

const aLocation = { key: 'list', pathname: '/category/C01', search: '', hash: '', state: null };

async function aShelf() {
  Object.assign(globalThis, { CSS: { supports: () => true } });
  const { Shelf } = await import('./shelf');
  const page = (isShown: boolean, text: string) => (
    <Shelf location={aLocation} isShown={isShown} isKept>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <div data-screen="">{text}</div>
      </Activity>
    </Shelf>
  );
  const { rerender } = render(page(true, 'list'), { wrapper: MemoryRouter });
  return (isShown: boolean, text = 'list') => act(async () => rerender(page(isShown, text)));
}

test('a kept screen is out of sight and stays in the layout, also when it changes behind', async () => {
  const show = await aShelf();
  await show(false);
  const list = screen.getByText('list');
  expect(list.style.display).toBe('');
  expect(list.closest('[data-shelved]')).not.toBeNull();
  await show(false, 'list, one sold');
  expect(list.textContent).toBe('list, one sold');
  expect(list.style.display).toBe('');
  await show(true, 'list, one sold');
  expect(list.closest('[data-shelved]')).toBeNull();
});

test('the way a kept screen stays in the layout is tried with this React', async () => {
  expect(version).toBe(TRIED_REACT);
  // What the shelf undoes: were it no longer so, the shelf could go.
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <div>bare</div>
    </Activity>
  );
  const { rerender } = render(page('visible'));
  await act(async () => rerender(page('hidden')));
  expect(screen.getByText('bare').style.display).toBe('none');
});
