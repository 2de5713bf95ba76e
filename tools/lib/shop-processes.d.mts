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
}
export function startShop(options: {
  port: number;
  apiPort: number;
  env?: Record<string, string>;
  quiet?: boolean;
}): Promise<ShopProcesses>;
export function startProcess(name: string, file: string, env: Record<string, string>, quiet?: boolean): ShopProcess;
export function untilReady(url: string, process: ShopProcess): Promise<void>;
