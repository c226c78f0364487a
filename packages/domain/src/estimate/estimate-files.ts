import type { Answer } from '../state/ports/cart-server/answer.ts';
import type { EstimateRequest } from './estimate-request.ts';

/** Saves estimates as files of the shopper's (CM-44, ES-05). */
export interface EstimateFiles {
  /** Answers once the file has come. */
  readonly estimateToExcel: (request: EstimateRequest) => Answer<void>;
}
