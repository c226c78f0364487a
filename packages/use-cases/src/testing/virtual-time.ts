import { afterEach, beforeEach, vi } from 'vitest';

/** Every test of the file has a clock of its own, which moves when the test says so: no test waits. */
export const withVirtualTime = (): void => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
};
