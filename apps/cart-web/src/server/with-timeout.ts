import { SHORT_WAIT_MS } from '@baguni/domain';

/** Rejects after the page’s timeout; then the browser reads the data (CM-52). */
export const withTimeout = async <A>(answer: Promise<A>): Promise<A> => {
  const waiting = Promise.withResolvers<never>();
  const timer = setTimeout(() => waiting.reject(new Error('the cart was not read in time')), SHORT_WAIT_MS);
  try {
    return await Promise.race([answer, waiting.promise]);
  } finally {
    clearTimeout(timer);
  }
};
