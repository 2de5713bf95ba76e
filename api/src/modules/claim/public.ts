/** What the application and its command line may use of claims. */
export { findClaim, findClaimLines, findClaimsToDecide, findPhotos } from './claim.repository';
export { approveClaim, rejectClaim, type DecideDeps, type Decision } from './decide-claim.service';
