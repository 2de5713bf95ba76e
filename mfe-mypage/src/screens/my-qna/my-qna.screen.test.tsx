import { screen, waitFor, within } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { QNA_KINDS } from '@hyangro/contracts/inquiry/qna.rules';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aMyQuestion, onePageOf } from '../../testing/inquiry.samples';
import MyQnaScreen from './my-qna.screen';

const open = (endpoints: EndpointMocks = {}, confirm = true) =>
  renderScreen(<MyQnaScreen />, {
    at: '/mypage/customer-center/qna',
    messages: { mypage: ko, terms },
    session: { isLogin: true, member: null },
    confirm,
    endpoints: { 'GET /mypage/qna': onePageOf(aMyQuestion('QA1')), 'DELETE /mypage/qna/:qnaCd': undefined, ...endpoints },
  });
const removeButton = () => screen.getByRole('button', { name: '문의 지우기: 새벽 숲' });

test('R-MY-15 each of my questions stands under its product, with its answer, and leads to the product', async () => {
  await open({
    'GET /mypage/qna': onePageOf(
      aMyQuestion('QA2', { isSecret: true, isAnswered: true, answer: '네, 그래요.', answeredAt: '2026-11-21T03:00:00.000Z' }),
      aMyQuestion('QA1'),
    ),
  });
  const [first, second] = screen.getAllByRole('listitem');
  const answered = within(first as HTMLElement);
  expect(answered.getByRole('link', { name: /온향.*새벽 숲/ }).getAttribute('href')).toBe('/product/P0001');
  expect(first?.textContent).toMatch(/답변 완료상품.*비밀글 질문 QA2.*향로네, 그래요\./);
  expect(answered.queryByRole('button')).toBeNull();
  expect(second?.textContent).toMatch(/답변 대기상품.*질문 QA1.*지우기/);
});

test('R-MY-15 a question that waits is taken back after a word, and all who show it hear of it', async () => {
  let items = [aMyQuestion('QA1')];
  const { user, shown, services } = await open({
    'GET /mypage/qna': () => onePageOf(...items),
    'DELETE /mypage/qna/:qnaCd': () => {
      items = [];
      return undefined;
    },
  });
  const heard: unknown[] = [];
  services.events.subscribe('question:asked', (news) => heard.push(news));
  await user.click(removeButton());
  await waitFor(() => expect(shown.toasts).toEqual(['문의를 지웠어요']));
  expect([shown.confirms, heard]).toEqual([['이 문의를 지울까요?'], [{ productCd: 'P0001' }]]);
});

test('who thinks again keeps the question', async () => {
  const { user, calls } = await open({}, false);
  await user.click(removeButton());
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});

test.each([
  ['QNA_ANSWERED', ['그사이 답이 달려 지울 수 없어요']],
  ['QNA_NOT_FOUND', []],
] as const)('a question that changed meanwhile (%s) is shown as it is', async (name, toasts) => {
  const { user, calls, shown } = await open({ 'DELETE /mypage/qna/:qnaCd': refusal(name) });
  await user.click(removeButton());
  await waitFor(() => expect(calls.filter((call) => call === 'GET /mypage/qna')).toHaveLength(2));
  expect([shown.toasts, shown.errors]).toEqual([toasts, []]);
});

test('no kind of question is without its words', async () => {
  await open({ 'GET /mypage/qna': onePageOf(...QNA_KINDS.map((kind) => aMyQuestion(kind, { kind }))) });
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).not.toContainEqual(expect.stringContaining('myQna.'));
});

test('who never asked is led to an inquiry', async () => {
  await open({ 'GET /mypage/qna': onePageOf() });
  expect(screen.getByRole('link', { name: '1:1 문의하기' }).getAttribute('href')).toBe('/mypage/inquiry');
});
