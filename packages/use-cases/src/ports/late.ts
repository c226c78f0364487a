/**
 * A part of the page that is loaded when it is first asked for, and kept. Rejects where it does not come, or not in 3 s;
 * asked again, it is loaded again (CM-52, ER-07).
 */
export type Late<T> = () => Promise<T>;
