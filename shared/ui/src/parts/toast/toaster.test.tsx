import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Toaster, type Toast } from '.';

let show: (text: string, action?: Toast['action']) => void;
let count = 0;
function Page() {
  const [toast, setToast] = useState<Toast | null>(null);
  show = (text, action) => act(() => setToast({ id: (count += 1), text, action }));
  return <Toaster toast={toast} stayMs={3000} onHide={() => setToast(null)} />;
}
const words = () => screen.getByRole('status').textContent;

describe('Toaster', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('K-TST a message stays three seconds', () => {
    render(<Page />);
    show('담았어요');
    act(() => jest.advanceTimersByTime(2999));
    expect(words()).toBe('담았어요');
    act(() => jest.advanceTimersByTime(1));
    expect(words()).toBe('');
  });

  it('K-TST a new message takes the place of the one before and has its own three seconds', () => {
    render(<Page />);
    show('하나');
    act(() => jest.advanceTimersByTime(2000));
    show('둘');
    act(() => jest.advanceTimersByTime(2000));
    expect(words()).toBe('둘');
  });

  it('a message that is pointed at waits', () => {
    render(<Page />);
    show('담았어요');
    fireEvent.pointerEnter(screen.getByText('담았어요').parentElement as HTMLElement);
    act(() => jest.advanceTimersByTime(9000));
    expect(words()).toBe('담았어요');
    fireEvent.pointerLeave(screen.getByText('담았어요').parentElement as HTMLElement);
    act(() => jest.advanceTimersByTime(3000));
    expect(words()).toBe('');
  });

  it('the action of a message is done once and the message goes', () => {
    const onAction = jest.fn();
    render(<Page />);
    show('담았어요', { label: '보기', onAction });
    fireEvent.click(screen.getByRole('button', { name: '보기' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(words()).toBe('');
  });
});
