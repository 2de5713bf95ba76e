import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { ApiError, NetworkError, useServices } from '@hyangro/runtime';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import { attemptOf } from './attempt';
import { draftsOf } from './drafts';
import { useBegun, useDraft } from './use-draft';
import { useLeaveGuard } from './use-leave-guard';

interface Values {
  text: string;
}
const BLANK: Values = { text: '' };
const readValues = (values: unknown): Values => ({ text: String((values as Partial<Values>).text ?? '') });

const Form = ({ slot = 'new' }: { slot?: string }) => {
  const begun = useBegun('savedFeed', slot, readValues);
  const form = useForm<Values>({ defaultValues: begun.values ?? BLANK });
  const draft = useDraft(form, begun, BLANK, readValues);
  const services = useServices();
  useLeaveGuard({ isOn: draft.isChanged, ask: () => services.confirm('나갈까요?') });
  return (
    <form>
      <input aria-label="글" {...form.register('text')} />
      <output>{draft.state}</output>
      <button type="button" onClick={draft.end}>
        올림
      </button>
      <button type="button" onClick={draft.startAnew}>
        새로
      </button>
      <a href="/categories">다른 곳</a>
    </form>
  );
};
const memberOf = (memCd: string) => ({ isLogin: true, member: { memCd } as MemberDetails });
const show = (options: RenderScreenOptions = {}, slot?: string) =>
  renderScreen(<Form slot={slot} />, { at: '/feed/new', session: memberOf('M1'), ...options });
const field = () => screen.getByLabelText<HTMLInputElement>('글');
const said = () => screen.getByRole('status').textContent;
const stored = (key = 'savedFeed') => JSON.parse(window.localStorage.getItem(key) ?? 'null') as { drafts: { values: Values }[] } | null;
const typed = () => stored()?.drafts.map(({ values }) => values.text) ?? [];
const leave = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
/** What the browser tells the other tabs. */
const tellOtherTabs = () => act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'savedFeed' })));

beforeEach(() => window.localStorage.clear());

describe('a draft', () => {
  test('is kept a second after the last letter, not before, and is there after a reload', async () => {
    const first = await show();
    jest.useFakeTimers();
    fireEvent.change(field(), { target: { value: '유자 향' } });
    await act(async () => jest.advanceTimersByTime(999));
    expect(typed()).toEqual([]);
    await act(async () => jest.advanceTimersByTime(1));
    expect([typed(), said()]).toEqual([['유자 향'], 'saved']);
    jest.useRealTimers();
    first.unmount();
    await show();
    expect([field().value, said()]).toEqual(['유자 향', 'restored']);
  });

  test('is kept at once when the screen is left or the page may go', async () => {
    const page = await show();
    await page.user.type(field(), '가');
    await leave();
    expect(typed()).toEqual(['가']);
    await page.user.type(field(), '나');
    page.unmount();
    expect(typed()).toEqual(['가나']);
  });

  test('of one member is not seen by another who logs in here, and is still theirs', async () => {
    const page = await show();
    await page.user.type(field(), '비밀');
    page.unmount();
    const other = await show({ session: memberOf('M2') });
    expect(field().value).toBe('');
    other.unmount();
    await show();
    expect(field().value).toBe('비밀');
  });

  test('of a changed post never mixes with a new one', async () => {
    const page = await show({}, 'FD1');
    await page.user.type(field(), '고치는 글');
    page.unmount();
    const fresh = await show();
    expect(field().value).toBe('');
    fresh.unmount();
    await show({}, 'FD1');
    expect(field().value).toBe('고치는 글');
  });

  test('with nothing in it is none', async () => {
    const page = await show();
    await page.user.type(field(), '가{Backspace}');
    page.unmount();
    expect(typed()).toEqual([]);
  });

  test('that was sent is gone, and a tab that still shows it does not bring it back', async () => {
    const page = await show();
    await page.user.type(field(), '올릴 글');
    await leave();
    const drafts = draftsOf(page.services, 'savedFeed', 'M1');
    drafts.end(drafts.find(() => true)?.draftCd ?? '');
    await page.user.type(field(), '!');
    await leave();
    expect(typed()).toEqual([]);
    await tellOtherTabs();
    expect([field().value, said()]).toEqual(['', 'elsewhere']);
    page.unmount();
    expect(typed()).toEqual([]);
  });

  test('shows what another tab typed last', async () => {
    const page = await show();
    await page.user.type(field(), '하나');
    await leave();
    const drafts = draftsOf(page.services, 'savedFeed', 'M1');
    const mine = drafts.find(() => true);
    if (!mine) throw new Error('no draft');
    drafts.keep({ ...mine, values: { text: '하나 둘' } });
    await tellOtherTabs();
    expect(field().value).toBe('하나 둘');
    page.unmount();
    expect(typed()).toEqual(['하나 둘']);
  });

  test('that is thrown away leaves an empty form', async () => {
    const page = await show();
    await page.user.type(field(), '버릴 글');
    await leave();
    await page.user.click(screen.getByRole('button', { name: '새로' }));
    expect([field().value, typed()]).toEqual(['', []]);
    await page.user.type(field(), '새 글');
    page.unmount();
    expect(typed()).toEqual(['새 글']);
  });

  test('that finds no room in the browser says so', async () => {
    const page = await show();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await page.user.type(field(), '가');
    await leave();
    expect(said()).toBe('full');
    full.mockRestore();
  });
});

describe('an attempt to send', () => {
  const memoryOf = (kept = '') => ({ get: () => kept, set: (next: string) => void (kept = next) });
  const keys: string[] = [];
  const send = (outcome: () => string) => async (key: string) => (keys.push(key), outcome());
  const lost = () => {
    throw new NetworkError('lost');
  };
  beforeEach(() => void (keys.length = 0));

  test('whose answer was lost goes again under its key, also after a reload; other words have another key', async () => {
    const memory = memoryOf();
    await attemptOf(memory)('글', send(lost)).catch(() => undefined);
    await attemptOf(memoryOf(memory.get()))(
      '글',
      send(() => 'ok'),
    );
    await attemptOf(memory)('다른 글', send(lost)).catch(() => undefined);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  test('that was answered is over', async () => {
    const memory = memoryOf();
    const refused = () => {
      throw new ApiError(409, { exceptionName: 'ReviewException', messageCode: 'review.a0002', args: [] });
    };
    await attemptOf(memory)('글', send(refused)).catch(() => undefined);
    await attemptOf(memory)(
      '글',
      send(() => 'ok'),
    );
    expect([keys[0] === keys[1], memory.get()]).toEqual([false, '']);
  });
});

describe('leaving', () => {
  const asked = (page: Awaited<ReturnType<typeof show>>) => page.shown.confirms;
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('an empty form asks nothing', async () => {
    await show();
    expect(unload()).toBe(false);
  });

  test('by a link is asked, and followed only after a yes', async () => {
    const page = await show({ confirm: false });
    const followed = jest.fn((event: Event) => event.preventDefault());
    screen.getByRole('link').addEventListener('click', followed);
    await page.user.type(field(), '가');
    await page.user.click(screen.getByRole('link'));
    expect([asked(page), followed.mock.calls.length, unload()]).toEqual([['나갈까요?'], 0, true]);
    page.services.confirm = async () => true;
    await page.user.click(screen.getByRole('link'));
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  });

  test('by Back stays where it is until a yes, and nobody hears of the step', async () => {
    window.history.replaceState({ idx: 3 }, '', '/before');
    window.history.pushState({ idx: 4 }, '', '/feed/new');
    const heard: string[] = [];
    const hear = () => void heard.push(window.location.pathname);
    window.addEventListener('popstate', hear);
    const page = await show({ confirm: false });
    await page.user.type(field(), '가');
    window.history.back();
    await waitFor(() => expect(asked(page)).toEqual(['나갈까요?']));
    await waitFor(() => expect(window.location.pathname).toBe('/feed/new'));
    expect(heard).toEqual([]);
    page.services.confirm = async () => true;
    window.history.back();
    await waitFor(() => expect(heard).toEqual(['/before']));
    window.removeEventListener('popstate', hear);
    window.history.replaceState(null, '', '/');
  });
});
