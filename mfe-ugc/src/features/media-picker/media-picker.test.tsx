import { useState } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PostMedia } from '@hyangro/contracts/ugc/media.contract';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { aMedia, messages } from '../../testing/samples';
import { MediaPicker } from './media-picker';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  // jsdom reads no files by piece.
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
  HTMLMediaElement.prototype.load = () => undefined;
});

const HEADS = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  mp4: [0, 0, 0, 24, ...Buffer.from('ftypisom')],
  mov: [0, 0, 0, 24, ...Buffer.from('ftypqt  ')],
  gif: [...Buffer.from('GIF89a')],
  webp: [...Buffer.from('RIFF....WEBP')],
  svg: [...Buffer.from('<svg xmlns')],
  avi: [...Buffer.from('RIFF....AVI ')],
};
function file(kind: keyof typeof HEADS, { name = `a.${kind}`, type = '', bytes = 100 } = {}) {
  const made = new File([new Uint8Array(HEADS[kind]), new Uint8Array(100 - HEADS[kind].length)], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
}

/** A server that keeps what it is sent; `fails` says which calls are lost, by their number. */
function server(lost: readonly number[] = []): { endpoints: EndpointMocks; log: string[] } {
  const log: string[] = [];
  let calls = 0;
  let keys = 0;
  const received = new Map<string, number>();
  const call = (what: string) => {
    calls += 1;
    log.push(what);
    if (lost.includes(calls)) throw new TypeError('connection lost');
  };
  const upload = (mediaKey: string) => ({ mediaKey, bytes: 100, receivedBytes: received.get(mediaKey) ?? 0, media: null });
  return {
    log,
    endpoints: {
      'POST /media-uploads': () => {
        call('announce');
        keys += 1;
        received.set(`G${keys}`, 0);
        return upload(`G${keys}`);
      },
      'GET /media-uploads/:mediaKey': ({ params: { mediaKey = '' } }) => {
        call(`ask ${mediaKey}`);
        return upload(mediaKey);
      },
      'PUT /media-uploads/:mediaKey/parts/:offset': ({ params: { mediaKey = '', offset }, body }) => {
        call(`part ${mediaKey} ${offset}`);
        received.set(mediaKey, Number(offset) + (body as File).size);
        return { receivedBytes: received.get(mediaKey) ?? 0 };
      },
      'POST /media-uploads/:mediaKey/complete': ({ params: { mediaKey = '' } }) => {
        call(`complete ${mediaKey}`);
        return aMedia({ mediaKey, thumbUrl: `/media/ugc/${mediaKey}/thumb.jpg` });
      },
      'DELETE /media-uploads/:mediaKey': ({ params: { mediaKey = '' } }) => {
        log.push(`delete ${mediaKey}`);
        return undefined;
      },
    },
  };
}

let form: readonly PostMedia[] = [];
function Form({ begins, max }: { begins: readonly PostMedia[]; max: number }) {
  const [value, setValue] = useState(begins);
  form = value;
  return <MediaPicker value={value} onChange={setValue} max={max} />;
}
const show = async (endpoints: EndpointMocks, { begins = [] as readonly PostMedia[], max = 10 } = {}) => {
  const page = await renderScreen(<Form begins={begins} max={max} />, { messages, endpoints });
  const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText(/사진·영상 추가/), { target: { files } });
  return { ...page, choose };
};
const keys = () => form.map(({ mediaKey }) => mediaKey);

test('V-MED2 photos that are no JPG or PNG are refused at each, whatever they call themselves, and nothing of them is sent', async () => {
  const { endpoints, log } = server();
  const { choose } = await show(endpoints);
  choose(file('gif', { type: 'image/jpeg' }), file('webp', { type: 'image/png', name: 'a.png' }), file('svg', { type: 'image/svg+xml' }));
  await waitFor(() => expect(screen.getAllByText('사진은 JPG나 PNG만 올릴 수 있어요.')).toHaveLength(3));
  expect([log, keys()]).toEqual([[], []]);
  choose(file('jpg'), file('png'));
  await waitFor(() => expect(keys()).toEqual(['G1', 'G2']));
});

test('V-MED1 a video of exactly 50 MB may be sent, one byte more and an avi are refused at it', async () => {
  const { endpoints, log } = server();
  const { choose } = await show(endpoints);
  const MAX = 50 * 1024 * 1024;
  choose(file('mp4', { type: 'video/mp4', bytes: MAX + 1 }), file('avi', { type: 'video/mp4', name: 'a.mp4' }));
  await waitFor(() => expect(screen.getAllByText('영상은 mp4나 mov, 50MB까지예요.')).toHaveLength(2));
  expect(log).toEqual([]);
});

test('V-MED3 of more files than a post may have the first are taken, and the form says so', async () => {
  const { endpoints } = server();
  const { choose } = await show(endpoints, { max: 3 });
  choose(...Array.from({ length: 4 }, () => file('jpg')));
  expect((await screen.findByText('사진과 영상은 합해서 3개까지예요.')).getAttribute('role')).toBe('alert');
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(screen.queryByLabelText(/사진·영상 추가/)).toBeNull();
});

test('R-UGC-04 photos over a connection that breaks go on where they stood, and are all there in order', async () => {
  // Of each photo: its announcement, a part, what the server says of it.
  const { endpoints, log } = server([1, 4, 7]);
  const { choose } = await show(endpoints);
  choose(file('jpg'), file('jpg'), file('png'));
  const online = setInterval(() => window.dispatchEvent(new Event('online')), 5);
  await waitFor(() => expect(form).toHaveLength(3));
  clearInterval(online);
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual(form.map(({ thumbUrl }) => thumbUrl));
  expect(log.filter((line) => line.startsWith('complete')).length).toBeGreaterThanOrEqual(3);
  expect(log.some((line) => line.startsWith('ask'))).toBe(true);
});

test('R-UGC-04 what failed too often waits for its member, says so at the photo, and goes on when asked', async () => {
  const { endpoints } = server([1, 2, 3, 4, 5, 6, 7]);
  const { choose, user } = await show(endpoints);
  const online = setInterval(() => window.dispatchEvent(new Event('online')), 5);
  choose(file('jpg'));
  const retry = await screen.findByRole('button', { name: '사진 1 이어서 올리기' });
  clearInterval(online);
  expect(keys()).toEqual([]);
  await user.click(retry);
  await waitFor(() => expect(keys()).toEqual(['G1']));
});

test('R-UGC-04 what the server refuses is told at its photo: no photo, or too many of a day', async () => {
  const { endpoints } = server();
  const { choose } = await show({
    ...endpoints,
    'POST /media-uploads/:mediaKey/complete': refusal('VALIDATION_FAILED', [{ field: 'file', code: 'media.v0002' }]),
  });
  choose(file('jpg'));
  expect(await screen.findByText('사진이 너무 커요. 5천만 화소 이하로 줄여 주세요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /이어서/ })).toBeNull();
});

test('R-UGC-04 a day has so many photos without a post, told at the photo', async () => {
  const { endpoints } = server();
  const { choose } = await show({ ...endpoints, 'POST /media-uploads': refusal('MEDIA_LIMIT', [20]) });
  choose(file('jpg'));
  expect(await screen.findByText(/하루 20개를 넘었어요/)).toBeTruthy();
});

test('R-UGC-04 photos of a draft are there again; arrows put them in order and say so, and one that is taken away goes from the server too', async () => {
  const { endpoints, log } = server();
  const begins = ['a', 'b', 'c'].map((mediaKey) => aMedia({ mediaKey, thumbUrl: `/media/ugc/${mediaKey}/thumb.jpg` }));
  const { user } = await show(endpoints, { begins });
  await user.click(screen.getByRole('button', { name: '사진 3 앞으로 옮기기' }));
  expect([keys(), within(screen.getByRole('group')).getByRole('status').textContent]).toEqual([
    ['a', 'c', 'b'],
    '3개 가운데 2번째로 옮겼어요.',
  ]);
  await user.click(screen.getByRole('button', { name: '사진 1 앞으로 옮기기' }));
  expect(keys()).toEqual(['a', 'c', 'b']);
  await user.click(screen.getByRole('button', { name: '사진 1 빼기' }));
  expect([keys(), log]).toEqual([['c', 'b'], ['delete a']]);
});

test('R-UGC-04 a photo that a pointer carries takes the place of the one it is over', async () => {
  const begins = ['a', 'b', 'c'].map((mediaKey) => aMedia({ mediaKey, thumbUrl: `/media/ugc/${mediaKey}/thumb.jpg` }));
  await show({}, { begins });
  const places = screen.getAllByRole('listitem');
  places.forEach((place, at) => (place.getBoundingClientRect = () => new DOMRect(at * 110, 0, 104, 104)));
  const square = screen.getByRole('img', { name: '사진 1' }).parentElement as HTMLElement;
  square.setPointerCapture = () => undefined;
  const at = (clientX: number) => ({ clientX, clientY: 20, button: 0, pointerId: 1, bubbles: true });
  fireEvent(square, new MouseEvent('pointerdown', at(20)));
  fireEvent(square, new MouseEvent('pointermove', at(240)));
  fireEvent(square, new MouseEvent('pointerup', at(240)));
  expect(keys()).toEqual(['b', 'c', 'a']);
});
