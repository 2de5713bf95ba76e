/** What the command line may use of claims. */
export { approveClaim, rejectClaim, type DecideDeps, type Decision } from './decide-claim.service';
export { claimReason, describeClaim, listClaimsToDecide } from './operator-claims.service';
