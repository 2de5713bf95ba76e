import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';
import { kindOf } from './document-kind';

export const orderDocumentHead = ({ services, params }: ScreenArgs<'OrderDocument'>): Head => ({
  title: translate(services)(`document.${kindOf(params.kind)}`),
  noIndex: true,
});
