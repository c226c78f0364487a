import { afterEach, beforeEach, vi } from 'vitest';

/** Installs fake timers for all tests of a file. */
export const withVirtualTime = (): void => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
};
