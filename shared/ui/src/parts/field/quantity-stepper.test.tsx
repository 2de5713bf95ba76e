import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from '.';

const labels = { decrease: '줄이기', increase: '늘리기', value: '수량' };

const Stepper = ({ onChange }: { onChange?: (value: number) => void }) => {
  const [value, setValue] = useState(2);
  return (
    <QuantityStepper
      value={value}
      min={1}
      max={5}
      labels={labels}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
};

const amount = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '수량' });

describe('QuantityStepper', () => {
  it('buttons and arrow keys change the number one by one', async () => {
    render(<Stepper />);
    await userEvent.click(screen.getByRole('button', { name: '늘리기' }));
    expect(amount().value).toBe('3');
    amount().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(amount().getAttribute('aria-valuenow')).toBe('1');
  });

  it('at the least and the most the button in that direction is off', async () => {
    render(<Stepper />);
    await userEvent.click(screen.getByRole('button', { name: '줄이기' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '줄이기' }).disabled).toBe(true);
    amount().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(amount().value).toBe('1');
  });

  it('a typed number is brought between the least and the most, and only then told', async () => {
    const onChange = jest.fn();
    render(<Stepper onChange={onChange} />);
    await userEvent.clear(amount());
    await userEvent.type(amount(), '48');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[5]]);
    expect(amount().value).toBe('5');
  });

  it('what is no number gives the last one back', async () => {
    render(<Stepper />);
    await userEvent.clear(amount());
    await userEvent.type(amount(), '둘{Enter}');
    expect(amount().value).toBe('2');
  });
});
