import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStore, useStore } from './store';

test('a part of the page that wakes late begins with what the server has drawn, then shows what has changed since', async () => {
  const count = createStore(1);
  const drawn: number[] = [];
  const Badge = () => {
    drawn.push(useStore(count));
    return <b>{useStore(count)}</b>;
  };
  const root = document.createElement('div');
  root.innerHTML = '<b>1</b>';
  count.set(2);
  const mismatches: unknown[] = [];
  await act(async () => void hydrateRoot(root, <Badge />, { onRecoverableError: (error) => mismatches.push(error) }));
  expect([drawn[0], root.textContent, mismatches]).toEqual([1, '2', []]);
});
