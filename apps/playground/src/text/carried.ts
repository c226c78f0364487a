import { isList, isObject, isSame, own, type JsonObject } from './json.ts';

/** What a reader of a cart works out: it stays out of a text that does not say it. */
const WORKED_OUT: ReadonlySet<string> = new Set(['cartVersion', 'version', 'appliedCouponIssueNoes', 'load']);

const idOf = (one: unknown): unknown => own(one, 'cartUnitId') ?? own(one, 'couponIssueNo');

const inList = (given: unknown, before: readonly unknown[], after: readonly unknown[]): unknown => {
  const known = isList(given) ? given : [];
  return after.map((one) => {
    const id = idOf(one);
    const at = id === undefined ? -1 : before.findIndex((other) => idOf(other) === id);
    return at < 0 ? one : carried(known[at], before[at], one);
  });
};

const inObject = (given: JsonObject, before: JsonObject, after: JsonObject): JsonObject => {
  const names = new Set([...Object.keys(given), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      if (WORKED_OUT.has(name) && !Object.hasOwn(given, name)) return [];
      const value = carried(own(given, name), own(before, name), own(after, name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/**
 * A cart’s text after a verb: what the verb changed is written into it, and what it does not say stays unsaid.
 * @param given the JSON as it was written
 * @param before the whole cart that was read from it, as JSON
 * @param after the whole cart after the verb, as JSON
 */
export const carried = (given: unknown, before: unknown, after: unknown): unknown => {
  if (isSame(before, after)) return given;
  if (isList(before) && isList(after)) return inList(given, before, after);
  if (isObject(before) && isObject(after) && (given === undefined || isObject(given)))
    return inObject(given ?? {}, before, after);
  return after;
};
