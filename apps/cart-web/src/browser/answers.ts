/** Time limit for the answer of the shop, in ms. */
const ANSWER_MS = 3_000;

/** True if the shop answers anything to a request that costs it nothing. */
export const answersIn = (window: Pick<Window, 'fetch'>) => (): Promise<boolean> =>
  window.fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    () => true,
    () => false,
  );
