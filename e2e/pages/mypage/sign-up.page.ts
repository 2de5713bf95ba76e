import type { Page } from '@playwright/test';

/** What a new member types; `locale` picks the words on the page. */
export interface NewMember {
  loginId: string;
  nickname: string;
  email: string;
  password: string;
}
const WORDS = {
  ko: {
    all: '모두 동의해요',
    id: '아이디',
    password: '비밀번호',
    again: '비밀번호 확인',
    name: '이름',
    nickname: '별명',
    email: '이메일',
    birthday: '생년월일',
    female: '여성',
    check: '중복 확인',
    submit: '가입하기',
    referrer: '추천인',
    sendCode: '인증 번호 받기',
    code: '인증 번호',
    confirm: '확인',
  },
  en: {
    all: 'I agree to all',
    id: 'ID',
    password: 'Password',
    again: 'Password again',
    name: 'Name',
    nickname: 'Nickname',
    email: 'E-mail',
    birthday: 'Date of birth',
    female: 'Female',
    check: 'Check',
    submit: 'Join',
    referrer: 'Referrer',
    sendCode: 'Send code',
    code: 'Verification code',
    confirm: 'Confirm',
  },
} as const;

/** A member nobody has been before. */
export function newMember(): NewMember {
  const mark = `${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`.slice(-9);
  return { loginId: `shop${mark}`, nickname: `향${mark}`, email: `${mark}@example.com`, password: 'hyangro123' };
}

/** The Korean sign-up in steps, and the one page of the other languages. */
export class SignUpPage {
  private readonly words;
  constructor(
    private readonly page: Page,
    locale: keyof typeof WORDS = 'ko',
  ) {
    this.words = WORDS[locale];
  }
  async agreeToAll() {
    await this.page.getByRole('checkbox', { name: this.words.all }).check();
  }
  async next() {
    await this.page.getByRole('button', { name: '다음', exact: true }).click();
  }
  async askForCode(phone: string) {
    await this.page.getByLabel('휴대전화 번호').fill(phone);
    await this.sendCode();
  }
  /** Asks for the code and waits for its field. */
  async sendCode() {
    await this.page.getByRole('button', { name: this.words.sendCode }).click();
    await this.page.getByLabel(this.words.code, { exact: true }).waitFor();
  }
  async confirm(code: string) {
    await this.page.getByLabel(this.words.code, { exact: true }).fill(code);
    await this.page.locator('main').getByRole('button', { name: this.words.confirm, exact: true }).click();
  }
  async fill({ loginId, nickname, email, password }: NewMember) {
    const { words, page } = this;
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await field(words.id).fill(loginId);
    await page.getByLabel(words.password, { exact: true }).fill(password);
    await page.getByLabel(words.again, { exact: true }).fill(password);
    await field(words.name).fill('김하늘');
    await field(words.nickname).fill(nickname);
    await field(words.email).fill(email);
    await field(words.birthday).fill('19960608');
    await page.getByRole('radio', { name: words.female }).check();
  }
  get referrer() {
    return this.page.getByLabel(this.words.referrer);
  }
  get checkId() {
    return this.page.getByRole('button', { name: this.words.check, exact: true }).first();
  }
  async submit() {
    await this.page.locator('main').getByRole('button', { name: this.words.submit, exact: true }).click();
  }
}
