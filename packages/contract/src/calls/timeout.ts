import { SHORT_WAIT_MS, type EnvironmentName } from '@baguni/domain';
import type { AnyCall } from './call.ts';

const LONG_MS = 10_000;

const defaultTimeout = (environment: EnvironmentName): number =>
  environment === 'production' || environment === 'av' ? SHORT_WAIT_MS : LONG_MS;

/**
 * Returns the timeout of a call in ms (CM-52).
 * @example
 * timeoutOf(calls.setQuantity, 'production'); // 3000
 * timeoutOf(calls.setQuantity, 'local'); // 10000
 * timeoutOf(calls.getCart, 'production'); // 5000
 */
export const timeoutOf = (call: Pick<AnyCall, 'timeoutMs'>, environment: EnvironmentName): number =>
  call.timeoutMs === 'default' ? defaultTimeout(environment) : call.timeoutMs;
