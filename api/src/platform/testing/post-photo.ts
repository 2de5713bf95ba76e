import { newKey } from './checkout';
import { JPEG } from './pictures';
import type { Caller } from './test-app';

/** A photo that a member has sent by the real calls, ready for a post: its key. */
export async function sendPhoto(member: Caller): Promise<string> {
  const headers = { 'idempotency-key': newKey() };
  const { mediaKey } = (await member.post('/media-uploads', { contentType: 'image/jpeg', bytes: JPEG.length }, { headers })).json() as {
    mediaKey: string;
  };
  await member.put(`/media-uploads/${mediaKey}/parts/0`, JPEG, { headers: { 'content-type': 'application/octet-stream' } });
  const done = await member.post(`/media-uploads/${mediaKey}/complete`, { bytes: JPEG.length });
  if (done.statusCode !== 200) throw new Error(`A photo was not taken: ${done.statusCode} ${done.body}`);
  return mediaKey;
}
