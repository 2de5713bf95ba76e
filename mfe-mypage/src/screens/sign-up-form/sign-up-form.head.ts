import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const signUpFormHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('signUp.title'), noIndex: true });
