import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const signUpTermsHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('signUp.title') });
