/** The part of a text that differs from another, in UTF-16 units of the first, and what stands there instead. */
export interface ChangedPart {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The smallest part to replace, so that what stands around it, and whoever writes there, stays. */
export const changedPart = (before: string, after: string): ChangedPart => {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < most - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
};
