import http from 'node:http';
import { median } from './samples';

const REQUESTS = 50;

/** Milliseconds from a request until the first byte of its body, one after another on a kept connection; median of fifty, after ten. */
export async function firstByte(url: string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let at = -10; at < REQUESTS; at += 1) {
    const ms = await timeOf(url, agent);
    if (at >= 0) times.push(ms);
  }
  agent.destroy();
  return median(times);
}

const timeOf = (url: string, agent: http.Agent) =>
  new Promise<number>((resolve, reject) => {
    const began = performance.now();
    http
      .get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        let took = NaN;
        response.once('data', () => (took = performance.now() - began));
        response.once('end', () => resolve(took));
        response.once('error', reject);
        response.resume();
      })
      .once('error', reject);
  });
