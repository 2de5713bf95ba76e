export interface LongTask {
  startTime: number;
  duration: number;
}

const ALLOWED_TASK_MS = 50;

/** The part of each task beyond 50 ms, from first contentful paint on. */
export const blockingTime = (tasks: readonly LongTask[], fcp: number): number =>
  tasks.reduce(
    (total, { startTime, duration }) => total + Math.max(0, startTime + duration - Math.max(startTime, fcp) - ALLOWED_TASK_MS),
    0,
  );
