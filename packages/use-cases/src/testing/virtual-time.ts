import { afterEach, beforeEach, vi } from 'vitest';

// every test of this package runs in virtual time; vitest.config.ts loads this file
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
