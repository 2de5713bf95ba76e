/** What other modules may use of the ways to log in. */
export { countPasskeys } from './passkey/passkey.repository';
export { linkedProviders } from './sns/sns-link.repository';
export { seedSns } from './sns/sns.seed';
