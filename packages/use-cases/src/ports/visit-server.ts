import type { Answer, IdempotencyKey, VisitNews } from '@baguni/domain';

export interface VisitServer {
  /**
   * Returns the changes since the last visit, once.
   * @param key unchanged for retries, which get the same answer
   */
  readonly noteVisit: (request: void, key?: IdempotencyKey) => Answer<VisitNews>;
}
