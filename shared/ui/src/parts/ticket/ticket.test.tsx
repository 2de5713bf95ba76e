import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ticket, type TicketState } from '.';

const ticket = (state: TicketState, actionLabel: string, onAction = jest.fn()) => {
  render(<Ticket value="7,000원" title="향수관 전용" text="70,000원 이상" state={state} actionLabel={actionLabel} onAction={onAction} />);
  return onAction;
};

describe('Ticket', () => {
  it('a coupon that can be had is asked for by its stub', async () => {
    const onAction = ticket('download', '받기');
    await userEvent.click(screen.getByRole('button', { name: '향수관 전용 받기' }));
    expect(onAction).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['downloaded', '받음'],
    ['exhausted', '소진'],
  ] as const)('a coupon that is %s cannot be asked for', (state, label) => {
    ticket(state, label);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: `향수관 전용 ${label}` }).disabled).toBe(true);
  });

  it('the worth is read whole although its unit is drawn smaller', () => {
    ticket('download', '받기');
    expect(screen.getByText((_, node) => node?.tagName === 'B' && node.textContent === '7,000원')).not.toBeNull();
  });
});
