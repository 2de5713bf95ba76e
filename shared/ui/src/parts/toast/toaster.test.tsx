import { act, fireEvent, render, screen } from '@testing-library/react';
import { createToastStore, Toaster } from '.';

const words = () => screen.getByRole('status').textContent;

describe('Toaster', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('K-TST a message stays three seconds', () => {
    const store = createToastStore();
    render(<Toaster store={store} />);
    act(() => store.show('담았어요'));
    act(() => jest.advanceTimersByTime(2999));
    expect(words()).toBe('담았어요');
    act(() => jest.advanceTimersByTime(1));
    expect(words()).toBe('');
  });

  it('K-TST a new message takes the place of the one before and has its own three seconds', () => {
    const store = createToastStore();
    render(<Toaster store={store} />);
    act(() => store.show('하나'));
    act(() => jest.advanceTimersByTime(2000));
    act(() => store.show('둘'));
    act(() => jest.advanceTimersByTime(2000));
    expect(words()).toBe('둘');
  });

  it('a message that is pointed at waits', () => {
    const store = createToastStore();
    render(<Toaster store={store} />);
    act(() => store.show('담았어요'));
    fireEvent.pointerEnter(screen.getByText('담았어요').parentElement as HTMLElement);
    act(() => jest.advanceTimersByTime(9000));
    expect(words()).toBe('담았어요');
    fireEvent.pointerLeave(screen.getByText('담았어요').parentElement as HTMLElement);
    act(() => jest.advanceTimersByTime(3000));
    expect(words()).toBe('');
  });

  it('the deed of a message is done once and the message goes', () => {
    const store = createToastStore();
    const onAction = jest.fn();
    render(<Toaster store={store} />);
    act(() => store.show('담았어요', { label: '보기', onAction }));
    fireEvent.click(screen.getByRole('button', { name: '보기' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(words()).toBe('');
  });
});
