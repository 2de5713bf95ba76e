/** Where the browser finds the worker, and the page it shows for one that was never seen. */
export const WORKER_PATH = '/sw.js';
export const OFFLINE_PATH = '/offline';
/** Whose page an answer is: a mark that says nothing but "the same session as before" or "another one". */
export const VIEWER_HEADER = 'x-viewer';
/** Start of the names of the worker's caches. */
export const KEPT_CACHES = 'hyangro-kept-';

/** What a page and its worker tell each other. */
export type WorkerMessage =
  /** From a page: keep what I was made of. */
  | { type: 'keep'; urls: readonly string[] }
  /** From a page that was opened before the worker stood, when the net goes: answer my requests, too. */
  | { type: 'take-over' }
  /** From such a page: somebody has logged in or out. */
  | { type: 'forget-member' }
  /**
   * From the worker, answered over the port by what the cart counts now, or null: hold these goods until there is a net. Asked again under the
   * same id while a page does not hear yet, and held once.
   */
  | { type: 'hold-goods'; id: string; addition: unknown };
