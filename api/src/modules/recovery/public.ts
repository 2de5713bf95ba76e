/** What other modules may use of codes to where an account can be reached. */
export { sendAccountCode } from './send-code.service';
