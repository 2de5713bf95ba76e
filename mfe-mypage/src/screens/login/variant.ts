import type { ReactNode } from 'react';

/** What each variant of the login is given. */
export interface VariantProps {
  /** A session has begun. */
  onEntered(): void;
  /** Says that goods wait in a visitor's cart. */
  waiting: ReactNode;
  /** Ways in without a password: a passkey, accounts of others. */
  children?: ReactNode;
}
