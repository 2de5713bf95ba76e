import { textData } from '../../features/text-page/text-data';

export const { prefetch, head } = textData('TERMS', 'Terms');
