import { preset } from '@hyangro/build/jest';

export default preset('mfe-{{name}}', 'jsdom');
