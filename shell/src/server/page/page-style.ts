import { compile, serialize, stringify } from 'stylis';
import { globalSheet } from '@hyangro/ui/theme';

/** Style sheet of every page: variables, reset, focus ring. It is written once; the browser's script need not carry it. */
export const pageStyle = serialize(compile(globalSheet.styles), stringify);
