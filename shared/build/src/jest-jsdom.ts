import './quick-styles.cjs';
import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compiled-once.cjs';

compileOnce();

/** jsdom with the web standards of Node that jsdom leaves out and the shop's browsers have. */
export default class extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of ['TextEncoder', 'TextDecoder', 'structuredClone', 'Response', 'Request', 'Headers', 'fetch', 'ReadableStream']) {
      if (!(name in this.global)) Reflect.set(this.global, name, Reflect.get(globalThis, name));
    }
    // No query holds: a light screen without a width, where motion is welcome. A test that needs another answer sets its own.
    const matchMedia = (media: string) => ({
      media,
      matches: false,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => true,
    });
    if (!this.global.matchMedia) Reflect.set(this.global, 'matchMedia', matchMedia);
  }
}
