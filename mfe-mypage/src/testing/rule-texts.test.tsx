import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import { LOCALES } from '@hyangro/contracts/locales';
import cnTerms from '@hyangro/contracts/messages/terms.cn.json';
import enTerms from '@hyangro/contracts/messages/terms.en.json';
import koTerms from '@hyangro/contracts/messages/terms.ko.json';
import { PART_ONE_RULES, type PartOneRule } from '@hyangro/contracts/testing/part-one-rules';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import cn from '../../locales/cn.json';
import en from '../../locales/en.json';
import ko from '../../locales/ko.json';
import { aMember } from './member.samples';
import MemberInfoRealNameScreen from '../screens/member-info-real-name/member-info-real-name.screen';
import SignUpPhoneScreen from '../screens/sign-up-phone/sign-up-phone.screen';
import SignUpFormScreen from '../screens/sign-up-form/sign-up-form.screen';

const WORDS = { ko, en, cn };
const TERMS = { ko: koTerms, en: enTerms, cn: cnTerms };

interface Form {
  page: ReactElement;
  at: string;
  state?: object;
  endpoints?: EndpointMocks;
  press: keyof typeof ko;
  label: keyof typeof ko;
}
const details = (label: keyof typeof ko): Form => ({
  page: <SignUpFormScreen />,
  at: '/member/sign-up/3',
  state: { phone: '01012345678', verificationCd: 'VF1' },
  press: 'details.submit',
  label,
});
/** Where each rule is filled in. */
const FORMS: Readonly<Record<PartOneRule, Form>> = {
  'V-PW1': details('field.password'),
  'V-EM1': details('field.email'),
  'V-ID1': details('field.loginId'),
  'V-BD1': details('field.birthday'),
  'V-CN1': {
    page: <MemberInfoRealNameScreen />,
    at: '/mypage/member-info/real-name',
    endpoints: { 'GET /member/real-name': { realName: null, isNeeded: false, isCheckAvailable: true, checkPendingSince: null } },
    press: 'realName.save',
    label: 'realName.idNumber',
  },
  'V-PH1': { page: <SignUpPhoneScreen />, at: '/member/sign-up/2', press: 'code.send', label: 'phone.phone' },
};
const session = { isLogin: true, member: aMember };
const rules = Object.keys(PART_ONE_RULES) as PartOneRule[];

beforeEach(() => localStorage.setItem('agreeTerms', JSON.stringify(['TERMS', 'PRIVACY', 'AGE14'])));

describe.each(LOCALES)('in %s', (locale) => {
  const [mypage, terms] = [WORDS[locale], TERMS[locale]];
  test.each(rules)('V-MSG1 what %s refuses is said next to its field, which is described by it, and nothing is sent', async (rule) => {
    const { page, at, state, endpoints, press, label } = FORMS[rule];
    const { code, refused } = PART_ONE_RULES[rule];
    const { user, calls } = await renderScreen(page, {
      at,
      state,
      locale,
      ...(endpoints && { endpoints }),
      session,
      messages: { mypage, terms },
    });
    const field = screen.getByLabelText<HTMLInputElement>(mypage[label]);
    await user.type(field, refused[0]);
    await user.click(screen.getByRole('button', { name: mypage[press] }));
    const said = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    expect(said.map((each) => each?.textContent)).toContain(terms[code]);
    // Below the field, in the same frame.
    expect(field.parentElement?.parentElement?.textContent).toContain(terms[code]);
    expect([field.getAttribute('aria-invalid'), calls.filter((call) => !call.startsWith('GET'))]).toEqual(['true', []]);
  });
});
