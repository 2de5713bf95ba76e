/** What the command line may use of claims, and the demo shop's past. */
export { approveClaim, rejectClaim, type DecideDeps, type Decision } from './decide-claim.service';
export { claimReason, describeClaim, listClaimsToDecide } from './operator-claims.service';
export { claimsFile } from './claim.seed-schema';
export { seedClaims } from './claim.seed';
