/** What nobody can change any more, with all that it holds: that Object.isFrozen says so of a thing says nothing of what it holds. */
const whole = new WeakSet<object>();

/**
 * A value that nobody can change any more, with all that it holds. What was frozen here before is passed over, so a cart that has changed
 * in one place costs what is new in it. Prices are kept by unit (PR-06): a unit changed in place would keep the price of before.
 * It throws nothing.
 * @example
 * Object.isFrozen(frozen(Object.freeze({ inner: { n: 1 } })).inner); // true
 */
export const frozen = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null || whole.has(value)) return value;
  whole.add(value);
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
};
