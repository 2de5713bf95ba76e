import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import { AddressLabel } from '.';
import { mobileText, placeLines } from './address-text';

const inKorea = {
  countryCd: 'KR',
  recipient: '김지수',
  mobile: '01048219307',
  postalCode: '04766',
  state: '',
  city: '',
  region: '서울 성동구 왕십리로 83-21',
  detail: '1204호',
  memo: '',
  customsCode: '',
};
const inAmerica = {
  ...inKorea,
  countryCd: 'US',
  postalCode: '94103',
  state: 'CA',
  city: 'San Francisco',
  region: '1355 Market St',
  detail: 'Apt 9',
};
const inChina = {
  ...inKorea,
  countryCd: 'CN',
  postalCode: '200001',
  state: '上海市',
  city: '黄浦区',
  region: '南京东路 100号',
  detail: '501室',
};

test('E-20 a parcel in Korea shows no country, and its number as people write it', async () => {
  await renderScreen(<AddressLabel address={inKorea} />);
  expect(screen.getByText('(04766) 서울 성동구 왕십리로 83-21 1204호')).toBeTruthy();
  expect(screen.getByText('010-4821-9307')).toBeTruthy();
});

test('E-21 a parcel abroad is labelled the way its country reads it', () => {
  expect(placeLines(inAmerica, '미국')).toEqual(['Apt 9, 1355 Market St', 'San Francisco, CA 94103', '미국']);
  expect(placeLines(inChina, '중국')).toEqual(['중국 200001', '上海市 黄浦区 南京东路 100号', '501室']);
  expect(placeLines({ ...inAmerica, countryCd: 'SG', state: '', city: '' }, '싱가포르')).toEqual([
    'Apt 9, 1355 Market St',
    '94103',
    '싱가포르',
  ]);
  expect(mobileText('+14155550100')).toBe('+14155550100');
});

test('E-21 the country is named in the reader’s language', async () => {
  await renderScreen(<AddressLabel address={inAmerica} />);
  expect(screen.getByText('미국')).toBeTruthy();
});

test.each(['0104821930', '010482193071', 'a01048219307', ''])('a number of another form, "%s", stays as it is', (mobile) =>
  expect(mobileText(mobile)).toBe(mobile),
);
