import { screen } from '@testing-library/react';
import { BUSINESS_FACTS } from '@hyangro/contracts/help/terms.contract';
import { refusal, renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aText } from '../../testing/help.samples';
import CompanyScreen from './company.screen';

const messages = { mypage: ko };

test('R-PUB-03 the company says each thing that the law asks of a shop in Korea, by its name', async () => {
  const facts = BUSINESS_FACTS.map((fact) => ({ fact, value: `값 ${fact}` }));
  await renderScreen(<CompanyScreen />, {
    at: '/introduction/company',
    messages,
    endpoints: { 'GET /terms/:docCd': aText({ docCd: 'COMPANY', facts }) },
  });
  await screen.findByRole('heading', { level: 2, name: '사업자 정보' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '상호',
    '대표자',
    '사업장 주소',
    '전화',
    '이메일',
    '사업자등록번호',
    '통신판매업 신고번호',
    '호스팅 서비스',
    '개인정보 보호책임자',
    '구매 안전 서비스',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(facts.map(({ value }) => value));
  expect(screen.getByRole('link', { name: '이용약관' }).getAttribute('href')).toBe('/introduction/terms');
});

test('a shop without the text says so', async () => {
  await renderScreen(<CompanyScreen />, {
    at: '/introduction/company',
    messages,
    endpoints: { 'GET /terms/:docCd': refusal('TERMS_NOT_FOUND') },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '찾으시는 판이 없어요' })).toBeTruthy();
});
