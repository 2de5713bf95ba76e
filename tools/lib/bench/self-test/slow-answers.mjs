/**
 * A server that starts with this module is slow in a known way: of the requests whose path begins with SLOW_PATH every nth
 * (SLOW_EVERY) is held up for SLOW_WAIT_MS, and each keeps the CPU busy for SLOW_BUSY_MS.
 */
import { Server } from 'node:http';

const { SLOW_PATH = '/', SLOW_EVERY = '1', SLOW_WAIT_MS = '0', SLOW_BUSY_MS = '0' } = process.env;
const { emit } = Server.prototype;
let count = 0;

/**
 * CPU milliseconds of the process: on a busy machine time passes without them.
 * @param {NodeJS.CpuUsage} began
 */
function spentSince(began) {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

Object.assign(Server.prototype, {
  /** @param {[string, ...{ url: string }[]]} event its name and what it hands over */
  emit(...event) {
    const [name, request] = event;
    const go = () => Reflect.apply(emit, this, event);
    if (name !== 'request' || !request?.url.startsWith(SLOW_PATH)) return go();
    const began = process.cpuUsage();
    while (spentSince(began) < Number(SLOW_BUSY_MS));
    count += 1;
    if (count % Number(SLOW_EVERY) !== 0 || SLOW_WAIT_MS === '0') return go();
    return setTimeout(go, Number(SLOW_WAIT_MS));
  },
});
