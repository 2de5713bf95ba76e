import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { memberStore, useServices } from '@hyangro/runtime';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import { useKeptInput, useSendForm } from '.';

const AT = '/product/P0001/qna-form';
const QUESTION = '여름에도 무겁지 않게 쓸 수 있나요?';
const draftStore = memberStore({ kind: 'PRODUCT' as const, isSecret: false, question: '' });

const Form = ({ onSent }: { onSent?: (() => void) | undefined }) => {
  const services = useServices();
  const draft = draftStore(services.memberMemory);
  const form = useForm({ defaultValues: draft.get() });
  useKeptInput(form, draft);
  const { submit } = useSendForm(form, {
    mutationKey: ['ask'],
    send: (body, idempotencyKey) => services.api('POST /product/:productCd/qna', { params: { productCd: 'P0001' }, body, idempotencyKey }),
    onSent: () => onSent?.(),
  });
  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      <input aria-label="문의" {...form.register('question')} />
      <output>{form.formState.errors.question?.message}</output>
      <button>보내기</button>
    </form>
  );
};
const show = (post: EndpointMocks['POST /product/:productCd/qna'], options: Pick<RenderScreenOptions, 'after'> = {}, onSent?: () => void) =>
  renderScreen(<Form onSent={onSent} />, {
    at: AT,
    session: { isLogin: true, member: null },
    endpoints: { 'POST /product/:productCd/qna': post },
    ...options,
  });
const field = () => screen.getByLabelText<HTMLInputElement>('문의');
const asked = {
  qnaCd: 'Q1',
  kind: 'PRODUCT',
  isSecret: false,
  isMine: true,
  isAnswered: false,
  author: '김',
  locale: 'ko',
  question: QUESTION,
  answer: null,
  askedAt: '2026-11-23T03:00:00.000Z',
  answeredAt: null,
} as const;

test('a form is sent once however often it is pressed meanwhile', async () => {
  const bodies: unknown[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const sent = jest.fn();
  const { user } = await show(({ body }) => (bodies.push(body), answered.then(() => asked)), {}, sent);
  await user.type(field(), QUESTION);
  await user.dblClick(screen.getByRole('button'));
  answer();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(bodies).toEqual([{ kind: 'PRODUCT', isSecret: false, question: QUESTION }]);
});

test('what the server says of a field stands there, with the focus; what was typed stays', async () => {
  const { user, shown } = await show(refusal('VALIDATION_FAILED', [{ field: 'question', code: 'validation.v0022' }]));
  await user.type(field(), QUESTION);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('validation.v0022')).toBeTruthy();
  expect([document.activeElement, field().value, shown.errors]).toEqual([field(), QUESTION, []]);
});

test('what the server says of no field of the form is told the shop’s way', async () => {
  const { user, shown } = await show(refusal('VALIDATION_FAILED', [{ field: 'elsewhere', code: 'validation.v0022' }]));
  await user.type(field(), QUESTION);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(shown.errors).toHaveLength(1));
});

test('a try whose answer was lost goes under the key of the first', async () => {
  const keys: (string | null)[] = [];
  const { user } = await show(({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    if (keys.length === 1) throw new TypeError('connection lost');
    return asked;
  });
  await user.type(field(), QUESTION);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(keys).toHaveLength(1));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('ST-LOG-04 what is typed is still there after a look at another screen', async () => {
  const before = await show(asked);
  await before.user.clear(field());
  await before.user.type(field(), '아직 쓰는 중');
  before.unmount();
  await show(asked, { after: before });
  expect(field().value).toBe('아직 쓰는 중');
});
