import type { ScreenData } from '@hyangro/runtime';
import { publWords } from '../../features/publ/words';

export const head: ScreenData<'PublIndex'>['head'] = ({ services }) => ({ title: publWords(services)('index.title') });
