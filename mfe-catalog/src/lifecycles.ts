import { toLifecycles } from '@hyangro/runtime/lifecycles';
import remote from './remote';

export const { bootstrap, mount, unmount, update } = toLifecycles(remote);
