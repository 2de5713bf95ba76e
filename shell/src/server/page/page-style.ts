import { compile, serialize, stringify } from 'stylis';
import { globalSheet } from '@hyangro/ui/theme';
import { HEARD_ATTRIBUTE } from './early-input';

/** What was pressed before the page answers breathes until it does; where motion is not wanted it is pale. */
const HEARD = `[${HEARD_ATTRIBUTE}]{opacity:.5;cursor:progress;animation:heard .6s infinite alternate}@keyframes heard{from{opacity:.3}to{opacity:.7}}`;

/** Style sheet of every page: variables, reset, focus ring. It is written once; the browser's script need not carry it. */
export const pageStyle = serialize(compile(globalSheet.styles + HEARD), stringify);
