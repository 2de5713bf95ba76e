import { Duplex } from 'node:stream';

const STARTUP_PACKET = 0;
/** Parse, Bind, Describe, Execute, Close. */
const PARTS_OF_A_BATCH = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)));

/** Stands in for the driver's TCP socket and hands whole messages of the wire protocol to the embedded database. */
export class WireStream extends Duplex {
  #pending: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  constructor(private readonly send: (bytes: Uint8Array<ArrayBuffer>) => void) {
    super();
  }
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#forward(chunk);
    done();
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#forward(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }
  /**
   * The parts of an extended query go only together with their Sync: the database adds ReadyForQuery to every call, so a
   * batch cut in two that fails would be answered twice.
   */
  #forward(chunk: Buffer): void {
    const bytes = this.#pending.length ? Buffer.concat([this.#pending, chunk]) : chunk;
    let at = 0;
    let cut = 0;
    while (at + 5 <= bytes.length) {
      const kind = bytes[at] ?? STARTUP_PACKET;
      const length = kind === STARTUP_PACKET ? bytes.readInt32BE(at) : 1 + bytes.readInt32BE(at + 1);
      if (at + length > bytes.length) break;
      at += length;
      if (!PARTS_OF_A_BATCH.has(kind)) cut = at;
    }
    this.#pending = bytes.subarray(cut);
    if (cut > 0) this.send(new Uint8Array(bytes.subarray(0, cut)));
  }
}
