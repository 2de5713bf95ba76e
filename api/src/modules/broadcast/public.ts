/** What the command line uses of broadcasts. */
export { countAudience, type Audience } from './audience.repository';
export { findBroadcasts } from './broadcast.repository';
export { startBroadcast, stopBroadcast } from './broadcast.service';
