import type { Answer } from '../cart/answer.ts';
import type { EstimateRequest } from './estimate-request.ts';

export interface EstimateFiles {
  readonly estimateToExcel: (request: EstimateRequest) => Answer<void>;
}
