import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, nothing } from '../../../stories/drawn';
import { LocaleSwitch } from '.';

const LANGUAGES = [
  { value: 'ko', label: '한국어', lang: 'ko' },
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'cn', label: '简体中文', lang: 'zh-CN' },
];

export default { title: 'locale-switch', component: LocaleSwitch } satisfies Meta<never>;

export const Normal = drawn((w) => <LocaleSwitch label={w.language} value="ko" options={LANGUAGES} onChange={nothing} />);
