import { toLifecycles } from '@hyangro/runtime/lifecycles';
import { GlobalStyles } from '@hyangro/ui/theme';
import remote from './remote';

export const { bootstrap, mount, unmount, update } = toLifecycles(remote, GlobalStyles);
