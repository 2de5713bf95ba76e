import type { ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const imageViewerHead = ({ services }: ScreenArgs) => ({ title: translate(services)('viewer.title'), noIndex: true });
