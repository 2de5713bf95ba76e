import { screen, waitFor } from '@testing-library/react';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aProduct, aQuestion } from '../../testing/samples';
import ProductQnaFormScreen from './product-qna-form.screen';

const session = { isLogin: true, member: { memCd: 'M1' } as MemberDetails };
const open = (post?: EndpointMocks['POST /product/:productCd/qna'], options: Pick<RenderScreenOptions, 'after'> = {}) =>
  renderScreen(<ProductQnaFormScreen />, {
    at: '/product/P0001/qna-form',
    messages: { catalog: ko },
    session,
    endpoints: { 'GET /product/:productCd': aProduct(), 'POST /product/:productCd/qna': post },
    ...options,
  });
const words = () => screen.getByLabelText<HTMLTextAreaElement>('문의 내용');
const send = () => screen.getByRole('button', { name: '문의 남기기' });
const QUESTION = '여름에도 무겁지 않게 쓸 수 있나요?';

test('R-PRD-06 a member asks: the question is sent once with its kind, and the list opens', async () => {
  const bodies: unknown[] = [];
  const page = await open(({ body }) => (bodies.push(body), aQuestion({ question: QUESTION, isMine: true })));
  const heard: unknown[] = [];
  page.services.events.subscribe('question:asked', (news) => heard.push(news));
  await page.user.selectOptions(screen.getByLabelText('무엇이 궁금하세요?'), '배송');
  await page.user.type(words(), QUESTION);
  await page.user.click(screen.getByLabelText('비밀글로 묻기'));
  await page.user.dblClick(send());
  await waitFor(() => expect(page.address()).toBe('/product/P0001/qna'));
  expect(bodies).toEqual([{ kind: 'DELIVERY', isSecret: true, question: QUESTION }]);
  expect([heard, page.shown.toasts]).toEqual([[{ productCd: 'P0001' }], [ko['qnaForm.done']]]);
});

test('R-PRD-06 a question that is too short is told at its field, and nothing is sent', async () => {
  const page = await open();
  await page.user.type(words(), '짧아요');
  await page.user.click(send());
  expect(await screen.findByText('10자에서 500자까지 적어 주세요.')).toBeTruthy();
  await page.user.clear(words());
  expect(await screen.findByText('꼭 적어야 하는 칸이에요.')).toBeTruthy();
  expect(page.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('R-PRD-06 what the server says of the words stands at the field; another refusal is told the shop’s way, and the words stay', async () => {
  const answers = [refusal('VALIDATION_FAILED', [{ field: 'question', code: 'validation.v0022' }]), refusal('PRODUCT_NOT_FOUND')] as const;
  let at = 0;
  const page = await open(() => answers[at++] ?? aQuestion());
  await page.user.type(words(), QUESTION);
  await page.user.click(send());
  expect(await screen.findByText('10자에서 500자까지 적어 주세요.')).toBeTruthy();
  await page.user.type(words(), '!');
  await page.user.click(send());
  await waitFor(() => expect(page.shown.errors).toHaveLength(1));
  expect(words().value).toBe(`${QUESTION}!`);
});

test('ST-LOG-04 what was typed is still there after a look at the product', async () => {
  const first = await open();
  await first.user.type(words(), '아직 쓰는 중이에요');
  first.unmount();
  await open(undefined, { after: first });
  expect(words().value).toBe('아직 쓰는 중이에요');
});
