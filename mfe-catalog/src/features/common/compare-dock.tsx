import { lazy, Suspense } from 'react';
import { useCompared } from './use-compare';

const CompareBar = lazy(() => import(/* webpackChunkName: "compare-bar" */ './compare-bar'));

/** The bar with what is compared, while there is something. */
export const CompareDock = () =>
  useCompared().length > 0 && (
    <Suspense fallback={null}>
      <CompareBar />
    </Suspense>
  );
