/** What the operators' command line may use of flags. */
export { listFlags, resetFlag, switchFlag } from './flag.service';
