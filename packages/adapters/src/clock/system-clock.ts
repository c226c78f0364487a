import type { Clock } from '@baguni/domain';

/** The time of this machine. */
export const systemClock: Clock = { now: () => Date.now() };
