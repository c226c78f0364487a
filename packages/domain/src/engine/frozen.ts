const freeze = (value: unknown, done: Set<object>): void => {
  if (typeof value !== 'object' || value === null || done.has(value)) return;
  done.add(value);
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner, done);
};

/**
 * Freezes a value with all that it contains, also where parts of it are frozen already.
 * @example
 * Object.isFrozen(frozen(Object.freeze({ inner: { n: 1 } })).inner); // true
 */
export const frozen = <A>(value: A): A => {
  freeze(value, new Set());
  return value;
};
