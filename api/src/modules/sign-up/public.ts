/** What other modules may use of joining the shop. */
export { hasSignUpReward } from './sign-up-reward.service';
