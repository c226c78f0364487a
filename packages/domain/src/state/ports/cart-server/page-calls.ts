import type { Environment } from '../../../storefront/environment.ts';
import type { Answer } from './answer.ts';

/** The calls of the page as a whole. */
export interface PageCalls {
  /** CM-43 */
  readonly getEnvironment: () => Answer<Environment>;
}
