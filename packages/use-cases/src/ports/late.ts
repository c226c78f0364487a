/**
 * A lazily loaded part of the page, cached after success. Rejects on failure or after 3 s; the next call retries
 * (CM-52, ER-07).
 */
export type Late<T> = () => Promise<T>;
