import type { Clock } from '@baguni/use-cases';

export const systemClock: Clock = { now: () => Date.now() };
