import { remoteConfig } from '@hyangro/build/webpack';

export default remoteConfig('mypage');
