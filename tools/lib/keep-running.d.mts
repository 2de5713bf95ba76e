export function keepRunning(
  first: { ended: Promise<number | null> },
  options: {
    title: string;
    start: () => Promise<{ ended: Promise<number | null> }>;
    signal: AbortSignal;
    say?: (line: string) => void;
    pauses?: readonly number[];
    wellAfterMs?: number;
  },
): Promise<void>;
