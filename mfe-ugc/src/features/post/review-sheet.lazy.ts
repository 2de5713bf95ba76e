import { lazy } from 'react';

/** Dialog code comes with the first review that is opened. */
export const ReviewSheet = lazy(() => import(/* webpackChunkName: "review-sheet" */ './review-sheet'));
