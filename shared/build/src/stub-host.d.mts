export interface StubHostOptions {
  remote: string;
  /** Address of the remote's `mf-manifest.json`. */
  manifest: string;
  /** The shop that answers files and calls. */
  shopUrl: string;
  /** Any free one by default. */
  port?: number;
  /** Pages to link to, for whoever looks by hand. */
  paths?: readonly string[];
}
/** A page host that is not our shell: one HTML page with a plain single-spa root that mounts one remote. */
export function startStubHost(options: StubHostOptions): Promise<{ origin: string; stop(): void }>;
