import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FILES_AT_ONCE } from '@hyangro/contracts/constants';
import { MEDIA_LIMIT, STORAGE_FULL } from '@hyangro/contracts/errors/known-refusals';
import type { PostMedia } from '@hyangro/contracts/ugc/media.contract';
import { ApiError, fieldErrorsOf, newKey, useServices } from '@hyangro/runtime';
import { prepareFile } from './prepare-file';
import { sendMedia, type Outgoing } from './send-media';
import { mediaOf, tilesWith, type MediaProblem, type Tile, type Way } from './tiles.rules';
import { moved } from './upload.rules';

/** Tries after a broken connection before the member is asked. */
const TRIES = 6;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** A file of this page on its way; survives renders, not the page. */
interface Job {
  file: File;
  outgoing: Outgoing | null;
  abort: AbortController;
}

interface Options {
  value: readonly PostMedia[];
  onChange(media: readonly PostMedia[]): void;
  max: number;
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
}

/** Files of a picker: chosen, made ready, sent two at once, put in order; each says what is wrong with it. */
export function useMediaUploads({ value, onChange, max, onBusyChange }: Options) {
  const { api, reportError } = useServices();
  const [own, setOwn] = useState<readonly Tile[]>([]);
  const tiles = useMemo(() => tilesWith(own, value), [own, value]);
  const latest = useRef({ tiles, onChange });
  const jobs = useRef(new Map<string, Job>());
  useLayoutEffect(() => {
    latest.current = { tiles, onChange };
  });
  useEffect(() => {
    const running = jobs.current;
    return () => running.forEach(({ abort }) => abort.abort());
  }, []);

  const isBusy = tiles.some(({ way }) => way !== null && way.phase !== 'REFUSED');
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  const change = (next: (now: readonly Tile[]) => readonly Tile[]) => {
    const { tiles: before, onChange: tell } = latest.current;
    const after = next(before);
    latest.current = { tiles: after, onChange: tell };
    setOwn(after);
    const [had, has] = [mediaOf(before), mediaOf(after)];
    if (had.length !== has.length || had.some((media, at) => media !== has[at])) tell(has);
  };
  const setWay = (id: string, way: Partial<Way>) =>
    change((now) => now.map((tile) => (tile.id === id && tile.way ? { ...tile, way: { ...tile.way, ...way } } : tile)));

  /** Begins as many of the waiting as may be on their way at once, in the order of their places. */
  const pump = () => {
    const on = latest.current.tiles.filter(({ way }) => way?.phase === 'SENDING').length;
    const next = latest.current.tiles.filter(({ way }) => way?.phase === 'WAITING').slice(0, Math.max(0, FILES_AT_ONCE - on));
    for (const { id } of next) {
      setWay(id, { phase: 'SENDING' });
      void send(id);
    }
  };
  const send = async (id: string) => {
    const job = jobs.current.get(id);
    if (!job) return;
    try {
      const outgoing = (job.outgoing ??= await ready(job.file));
      const media = await sendMedia(api, outgoing, {
        signal: job.abort.signal,
        onKey: (mediaKey) => (outgoing.mediaKey = mediaKey),
        onProgress: (progress) => setWay(id, { progress }),
        pause: (failures) => (failures < TRIES ? untilRetry(failures, job.abort.signal) : Promise.resolve(false)),
      });
      release(id);
      change((now) => now.map((tile) => (tile.id === id ? { id, media, way: null } : tile)));
    } catch (error) {
      if (job.abort.signal.aborted) return;
      // The same key would be answered the same for a day.
      if (error instanceof ApiError && job.outgoing && !job.outgoing.mediaKey) job.outgoing.announceKey = newKey();
      const problem = error instanceof Refused ? error.problem : problemOf(error);
      if (problem?.isFinal) setWay(id, { phase: 'REFUSED', problem });
      else {
        setWay(id, { phase: 'FAILED', ...(problem && { problem }) });
        if (!problem && error instanceof ApiError && error.status < 500) await reportError(error);
      }
    } finally {
      pump();
    }
  };
  const release = (id: string) => {
    const way = latest.current.tiles.find((tile) => tile.id === id)?.way;
    if (way) URL.revokeObjectURL(way.preview);
    jobs.current.delete(id);
  };

  return {
    tiles,
    /** Takes as many as there is room for; answers how many there was none for. */
    add(files: readonly File[]): number {
      const room = Math.max(0, max - latest.current.tiles.length);
      const added = files.slice(0, room).map((file): Tile => {
        const id = newKey();
        jobs.current.set(id, { file, outgoing: null, abort: new AbortController() });
        const isVideo = file.type.startsWith('video/');
        return { id, media: null, way: { phase: 'WAITING', progress: 0, isVideo, preview: URL.createObjectURL(file) } };
      });
      change((now) => [...now, ...added]);
      pump();
      return files.length - added.length;
    },
    retry(id: string) {
      setWay(id, { phase: 'WAITING', problem: undefined });
      pump();
    },
    /** A file that no post names is taken back from the server, too. */
    remove(id: string) {
      const tile = latest.current.tiles.find((each) => each.id === id);
      const job = jobs.current.get(id);
      job?.abort.abort();
      release(id);
      change((now) => now.filter((each) => each.id !== id));
      const mediaKey = tile?.media?.mediaKey ?? job?.outgoing?.mediaKey;
      if (mediaKey) api('DELETE /media-uploads/:mediaKey', { params: { mediaKey } }).catch(() => undefined);
      pump();
    },
    move: (from: number, to: number) => change((now) => moved(now, from, to)),
  };
}

type Problem = MediaProblem & { isFinal?: boolean };
class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

async function ready(file: File): Promise<Outgoing> {
  const prepared = await prepareFile(file);
  if ('problem' in prepared) throw new Refused({ code: prepared.problem, isFinal: true });
  return { ...prepared, announceKey: newKey(), mediaKey: null };
}

/** What a refusal says of the file; null for anything that is not about it. */
function problemOf(error: unknown): Problem | null {
  const code = Object.values(fieldErrorsOf(error))[0];
  if (code) return { code, isFinal: true };
  if (!(error instanceof ApiError)) return null;
  const { messageCode, args } = error.body;
  if (messageCode === MEDIA_LIMIT.code) return { code: messageCode, values: { max: args[0] } };
  return messageCode === STORAGE_FULL.code ? { code: messageCode } : null;
}

/** True once another try may help: a pause that doubles has passed, or the network is back. */
const untilRetry = (failures: number, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const end = (mayTry: boolean) => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
      resolve(mayTry);
    };
    const again = () => end(true);
    const timer = setTimeout(again, Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
    window.addEventListener('online', again);
    signal.addEventListener('abort', () => end(false), { once: true });
  });
