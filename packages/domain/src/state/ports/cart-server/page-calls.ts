import type { Environment } from '../../../storefront/environment.ts';
import type { Answer } from './answer.ts';

export interface PageCalls {
  /** CM-43 */
  readonly getEnvironment: () => Answer<Environment>;
}
