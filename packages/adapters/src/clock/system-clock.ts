import type { Clock } from '@baguni/use-cases';

/** The time of this machine. */
export const systemClock: Clock = { now: () => Date.now() };
