import * as z from 'zod';
import { COMMENT_MAX } from '../constants';
import { letters } from './letters';

/** A comment as it is written, for form and server. */
export const commentForm = z.object({ text: letters(1, COMMENT_MAX, 'ugc.v0002') });
