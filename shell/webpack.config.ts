import { shellConfig } from '@hyangro/build/webpack';

export default shellConfig();
