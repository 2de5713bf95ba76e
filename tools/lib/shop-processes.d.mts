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
}
export function startShop(options: {
  port: number;
  apiPort: number;
  env?: Record<string, string>;
  quiet?: boolean;
}): Promise<ShopProcesses>;
