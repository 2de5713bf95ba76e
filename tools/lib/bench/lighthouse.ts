import { createServer } from 'node:net';
import { withBrowser } from './phone';

/** `score` 0–100; times in milliseconds, simulated for a phone on a slow network from one run at full speed. */
export interface LighthouseResult {
  score: number;
  lcp: number;
  tbt: number;
}

/** Lighthouse's performance category, mobile, in a cold browser. */
export async function runLighthouse(url: string): Promise<LighthouseResult> {
  // Loading it takes a second, which the other figures need not wait for.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  // Lighthouse brings its own device.
  return withBrowser(
    async () => {
      const result = await lighthouse(url, {
        port,
        logLevel: 'error',
        onlyCategories: ['performance'],
        formFactor: 'mobile',
        throttlingMethod: 'simulate',
      });
      if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message}`);
      const { audits, categories } = result.lhr;
      return {
        score: Math.round((categories.performance?.score ?? 0) * 100),
        lcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
        tbt: audits['total-blocking-time']?.numericValue ?? NaN,
      };
    },
    { args: [`--remote-debugging-port=${port}`], device: false },
  );
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const place = probe.address();
      probe.close(() => resolve(place && typeof place === 'object' ? place.port : 0));
    });
  });
