/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { joined, packPage, withValues } from './packed-page';

const nonce = () => randomBytes(16).toString('base64');
const words = (seed: string) => `${seed} 향로 <p class="css-1">로즈 판톰 12,000원</p>`.repeat(40);
/** A page with this many places for values, of text that repeats and text that does not. */
const page = (places: number) =>
  Array.from({ length: places + 1 }, (_, n) =>
    Buffer.from(`${n ? '">' : ''}${words('a')}${randomBytes(60).toString('base64')}${words(String(n))}<script nonce="`),
  );
const read = { br: brotliDecompressSync, gzip: gunzipSync };

test.each(['br', 'gzip'] as const)('%s: a page that was packed once is read with whatever values it is sent', async (encoding) => {
  for (const places of [1, 2, 9]) {
    const parts = page(places);
    const packed = await packPage(
      parts,
      parts.slice(1).map(() => 24),
      encoding,
    );
    for (let visit = 0; visit < 20; visit += 1) {
      const values = parts.slice(1).map(nonce);
      const bytes = Buffer.concat(withValues(packed, values, () => parts, encoding));
      expect(read[encoding](bytes).toString()).toBe(Buffer.concat(joined(parts, values)).toString());
      expect(bytes.length).toBeLessThan(Buffer.concat(parts).length / 4);
    }
  }
});
