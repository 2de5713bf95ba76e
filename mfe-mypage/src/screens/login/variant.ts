import type { ReactNode } from 'react';
import type { LoginForm, PhoneForm } from './login.form';

/** What each variant of the login is given. */
export interface VariantProps {
  /** What is typed stays with the screen: another language is another variant. */
  form: LoginForm;
  phoneForm: PhoneForm;
  /** A session has begun. */
  onEntered(): void;
  /** Says that goods wait in a visitor's cart. */
  waiting: ReactNode;
  /** Ways in without a password: a passkey, accounts of others. */
  children?: ReactNode;
}
