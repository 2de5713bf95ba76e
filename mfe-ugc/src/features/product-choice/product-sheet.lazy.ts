import { lazy } from 'react';

export const ProductSheet = lazy(() => import('./product-sheet'));
