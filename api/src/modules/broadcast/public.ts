/** What the command line uses of broadcasts. */
export { countAudience, type Audience } from './audience.repository';
export { listBroadcasts, startBroadcast, stopBroadcast } from './broadcast.service';
