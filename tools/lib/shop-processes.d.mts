export interface ShopProcess {
  name: string;
  pid: number | undefined;
  ended: Promise<number | null>;
  output(): string;
  isRunning(): boolean;
  kill(): boolean;
  stop(): Promise<void>;
}
export interface ShopProcesses {
  url: string;
  apiUrl: string;
  api: ShopProcess;
  shell: ShopProcess;
  stop(): Promise<void>;
  /** Starts the API again on the same data and waits until it is ready. */
  restartApi(): Promise<ShopProcess>;
  /** Starts the shell's server again and waits until it is ready. */
  restartShell(): Promise<ShopProcess>;
}
export function startShop(options: {
  port: number;
  apiPort: number;
  env?: Record<string, string>;
  quiet?: boolean;
  /** Other programs in their place. */
  files?: { api?: string; shell?: string };
}): Promise<ShopProcesses>;
/** Starts only the shell's server, over an API that runs already, and waits until it is ready. */
export function startShellAlone(options: { port: number; apiUrl: string; env?: Record<string, string> }): Promise<ShopProcess>;
