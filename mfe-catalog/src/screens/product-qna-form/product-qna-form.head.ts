import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

/** A member's form. */
export const productQnaFormHead = ({ services }: ScreenArgs<'ProductQnaForm'>): Head => ({ title: translate(services)('qnaForm.title') });
