import type { Answer, IdempotencyKey, VisitNews } from '@baguni/domain';

/** The call about visits; it is loaded with what is around the cart (RC-03). */
export interface VisitServer {
  /** What has changed since the last visit; it is told once. @param key the same for each try, which is answered the same */
  readonly noteVisit: (request: void, key?: IdempotencyKey) => Answer<VisitNews>;
}
