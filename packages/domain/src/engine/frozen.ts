/**
 * A value that nobody can change any more, with all that it holds. What is frozen already is passed over, so a cart that has changed
 * in one place costs what is new in it. Prices are kept by unit (PR-06): a unit changed in place would keep the price of before.
 * @example
 * Object.isFrozen(frozen({ inner: { n: 1 } }).inner); // true
 */
export const frozen = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
};
