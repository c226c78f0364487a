import { fill, isObject, MAX_LISTED, own, type JsonObject } from './fill.ts';
import * as plain from './plain.ts';

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) && value.length <= MAX_LISTED ? value : [];

/** Returns the same key as `couponKeyOf`. */
const keyOf = (coupon: JsonObject): unknown => {
  const no = own(coupon, 'policyNo');
  return own(coupon, 'issueNo') ?? `policy/${typeof no === 'string' || typeof no === 'number' ? no : ''}`;
};

const said = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

const asUsed = (coupon: JsonObject): JsonObject => {
  const flags = own(coupon, 'flags');
  const worth = Object.keys(plain.plainWorthJson).map((name) => [name, own(coupon, name)] as const);
  return said({
    ...Object.fromEntries(worth),
    isFreeShipping: isObject(flags) ? own(flags, 'isFreeShipping') : undefined,
  });
};

/** Copies missing fields of applied coupons from the buyer’s coupons. A handwritten cart need not repeat them. */
export const completeApplied = (offered: unknown, byHand: boolean): ((given: JsonObject) => unknown) => {
  const held = new Map(
    listOf(offered)
      .filter(isObject)
      .map((coupon) => [keyOf(coupon), coupon]),
  );
  const nobodys = byHand ? plain.plainWorthJson : plain.plainAppliedJson;
  return (given) => {
    const coupon = held.get(own(given, 'couponIssueNo'));
    return fill({ ...nobodys, ...(coupon && asUsed(coupon)) }, given);
  };
};

export const couponsByUnit = (applied: unknown): ((id: unknown) => readonly unknown[]) => {
  const byUnit = new Map<unknown, unknown[]>();
  for (const coupon of listOf(applied).filter(isObject))
    for (const id of new Set(listOf(own(coupon, 'cartUnitIds')))) {
      const on = byUnit.get(id) ?? [];
      on.push(own(coupon, 'couponIssueNo'));
      byUnit.set(id, on);
    }
  return (id) => byUnit.get(id) ?? [];
};
