/** What other modules may use of joining the shop. */
export { rewardMailbox } from './confirm-email.service';
export { isOldEnough } from './sign-up.service';
export { hasSignUpReward, rewardPhone } from './sign-up-reward.service';
export { mailboxHash, phoneHash } from './identity-hash';
