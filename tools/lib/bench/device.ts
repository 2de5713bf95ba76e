/** Lighthouse's mobile device, a Moto G Power. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  ignoreHTTPSErrors: true,
};

/** Milliseconds of latency, bytes a second down and up. */
export interface Network {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** What a phone is held to while it is measured; `cpu` is how many times slower its processor is made. */
export interface Conditions {
  network?: Network;
  cpu?: number;
}

/** 150 ms, 1.6 Mbit/s down, 0.75 up. */
export const SLOW_NETWORK: Network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** No limit of bytes, only latency. */
export const onlyLatency = (latency: number): Network => ({ latency, downloadThroughput: -1, uploadThroughput: -1 });

export const SLOW_CPU = 4;
