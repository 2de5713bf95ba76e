import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../queries';
import { useSingleMutation } from './use-single-mutation';

function setUp() {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  const sent: string[] = [];
  const failures: string[] = [];
  let answer = (_: 'yes' | 'no') => {};
  const mount = (key: string) =>
    renderHook(
      () =>
        useSingleMutation({
          mutationKey: ['test', key],
          mutationFn: (what: string) => {
            sent.push(what);
            return new Promise<string>((resolve, reject) => {
              answer = (word) => (word === 'yes' ? resolve(word) : reject(new Error(word)));
            });
          },
          onError: ({ message }) => void failures.push(message),
        }),
      { wrapper },
    );
  return {
    queryClient,
    sent,
    failures,
    mount,
    use: (key: string) => mount(key).result,
    answer: (word: 'yes' | 'no') => act(async () => answer(word)),
  };
}

test('a second press in the same moment sends nothing, and a press after the answer sends again', async () => {
  const { sent, use, answer } = setUp();
  const button = use('pay');
  const presses: Promise<string | undefined>[] = [];
  await act(async () => void presses.push(button.current.start('first'), button.current.start('second')));
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(button.current.isPending).toBe(true);
  await answer('yes');
  expect(await Promise.all(presses)).toEqual(['yes', undefined]);
  await act(async () => void button.current.start('third'));
  await answer('yes');
  expect(sent).toEqual(['first', 'third']);
});

test('two buttons with one key are one: while the first runs the other does nothing', async () => {
  const { sent, use, answer } = setUp();
  const [send, confirm, other] = [use('code'), use('code'), use('other')];
  await act(async () => void send.current.start('send'));
  await act(async () => void [confirm.current.start('confirm'), other.current.start('other')]);
  expect(sent).toEqual(['send', 'other']);
  await answer('yes');
});

test('a failure is told once, answers nothing, and lets the next press through', async () => {
  const { sent, failures, use, answer } = setUp();
  const button = use('pay');
  let result: unknown = 'none yet';
  await act(async () => void button.current.start('first').then((value) => (result = value)));
  await answer('no');
  expect([result, failures]).toEqual([undefined, ['no']]);
  await act(async () => void button.current.start('second'));
  await answer('yes');
  expect(sent).toEqual(['first', 'second']);
});

test('what was sent does not outlive the page', async () => {
  const { queryClient, mount, answer } = setUp();
  const { result, unmount } = mount('login');
  await act(async () => void result.current.start('password'));
  await answer('yes');
  expect(queryClient.getMutationCache().getAll()).toHaveLength(1);
  unmount();
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});
