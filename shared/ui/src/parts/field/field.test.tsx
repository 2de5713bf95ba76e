import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { CheckboxField, RadioGroup, SelectField, Switch, TextArea, TextField } from '.';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('fields', () => {
  it('label, hint and error belong to the input', () => {
    render(<TextField label="이름" hint="신분증과 같게" error="이름을 적어 주세요" />);
    const input = screen.getByLabelText('이름');
    expect(described(input)).toBe('신분증과 같게 이름을 적어 주세요');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('a field without an error is not called wrong', () => {
    render(<TextField label="이름" />);
    expect(screen.getByLabelText('이름').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.getByLabelText('이름').hasAttribute('aria-describedby')).toBe(false);
  });

  it('a hidden label still names its field', () => {
    render(<TextField label="검색어" hideLabel />);
    expect(screen.getByRole('textbox', { name: '검색어' })).not.toBeNull();
  });

  it('forms reach every control by its reference', () => {
    const [text, area, select, box] = [
      createRef<HTMLInputElement>(),
      createRef<HTMLTextAreaElement>(),
      createRef<HTMLSelectElement>(),
      createRef<HTMLInputElement>(),
    ];
    render(
      <>
        <TextField label="가" name="a" ref={text} />
        <TextArea label="나" name="b" ref={area} />
        <SelectField label="다" name="c" ref={select} options={[]} />
        <CheckboxField label="라" name="d" ref={box} />
      </>,
    );
    expect([text, area, select, box].map((ref) => ref.current?.name)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('the counter follows the letters as people count them', async () => {
    render(<TextArea label="후기" maxLength={500} counter={(count, max) => `${count} / ${max}`} />);
    await userEvent.type(screen.getByLabelText('후기'), '좋아요🌹');
    expect(screen.getByText('4 / 500')).not.toBeNull();
  });

  it('one of the radios is chosen by its words, and the choice is told', async () => {
    const onValueChange = jest.fn();
    const options = [
      { value: 'card', label: '신용카드' },
      { value: 'bank', label: '계좌이체' },
    ];
    render(<RadioGroup label="결제 수단" name="pay" look="tiles" value="card" options={options} onValueChange={onValueChange} />);
    expect(screen.getByRole('group', { name: '결제 수단' })).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '신용카드' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: '계좌이체' }));
    expect(onValueChange).toHaveBeenCalledWith('bank');
  });

  it('a checkbox is ticked by its words and a switch says it is one', async () => {
    render(
      <>
        <CheckboxField label="동의해요" trailing={<a href="/terms">보기</a>} />
        <Switch label="알림 받기" />
      </>,
    );
    await userEvent.click(screen.getByText('동의해요'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '동의해요' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('switch', { name: '알림 받기' }));
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  });
});
