import { screen, within } from '@testing-library/react';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { someFaqs } from '../../testing/help.samples';
import { faqLd } from './faq-ld';
import { head } from './faq.data';
import FaqScreen from './faq.screen';

const AT = '/mypage/customer-center/faq';
const open = (faqs: EndpointMocks['GET /faqs'], at = AT) =>
  renderScreen(<FaqScreen />, { at, messages: { mypage: ko }, endpoints: { 'GET /faqs': faqs } });

test('a visitor reads every question with its category, and a press opens the answer', async () => {
  const { user } = await open(someFaqs());
  const question = await screen.findByText('얼마나 걸리나요?');
  expect(within(question.closest('summary') as HTMLElement).getByText('배송')).toBeTruthy();
  const fold = question.closest('details') as HTMLDetailsElement;
  expect(fold.open).toBe(false);
  await user.click(question);
  expect(fold.open).toBe(true);
  expect(screen.getByText('얼마나 걸리나요? 답이에요.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('질문 2개');
});

test('a category narrows the questions, and the address says which', async () => {
  const page = await open(({ query }) => someFaqs({ category: query.get('category') }));
  await page.user.click(await screen.findByRole('button', { name: '배송' }));
  expect(page.address()).toBe(`${AT}?category=DELIVERY`);
  expect(page.calls.at(-1)).toBe('GET /faqs?category=DELIVERY');
  expect((await screen.findByRole('button', { name: '배송' })).getAttribute('aria-pressed')).toBe('true');
});

test('a search is in the address, marks what it found and says what was put right', async () => {
  const [first] = someFaqs().items;
  if (!first) throw new Error('no sample');
  const found = {
    ...first,
    parts: [
      { text: '얼마', isMatch: true },
      { text: '나 걸리나요?', isMatch: false },
    ],
  };
  const page = await open(({ query }) =>
    query.get('keyword') ? someFaqs({ items: [found], keyword: '얼마', correctedFrom: '엉마' }) : someFaqs(),
  );
  await page.user.type(screen.getByRole('searchbox', { name: '질문 찾기' }), '엉마{Enter}');
  expect(page.address()).toBe(`${AT}?keyword=${encodeURIComponent('엉마')}`);
  expect((await screen.findByText('얼마')).tagName).toBe('MARK');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(screen.getByRole('status').textContent).toBe('‘엉마’ 대신 ‘얼마’ 결과를 보여 드려요. 질문 1개');
});

test('a search without a hit says so and offers all questions', async () => {
  const page = await open(({ query }) => (query.get('keyword') ? someFaqs({ items: [], keyword: '쀍' }) : someFaqs()), `${AT}?keyword=쀍`);
  expect(await screen.findByText('‘쀍’에 맞는 질문이 없어요')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: '모든 질문 보기' }));
  expect(await screen.findByText('얼마나 걸리나요?')).toBeTruthy();
  expect(page.address()).toBe(AT);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('the page is for search engines, with its questions as structured data; what a search finds is not', async () => {
  const { services } = await open(someFaqs());
  await screen.findByText('얼마나 걸리나요?');
  const headOf = (search: string) => head({ services, params: {}, searchParams: new URLSearchParams(search) });
  expect(headOf('')).toMatchObject({ title: '자주 묻는 질문', canonical: AT, noIndex: false });
  expect(headOf('category=ORDER')).toMatchObject({ canonical: AT, noIndex: false });
  expect(headOf('keyword=x').noIndex).toBe(true);
  expect(faqLd(someFaqs().items).mainEntity).toContainEqual({
    '@type': 'Question',
    name: '얼마나 걸리나요?',
    acceptedAnswer: { '@type': 'Answer', text: '얼마나 걸리나요? 답이에요.' },
  });
});
