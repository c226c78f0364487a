import type { Currency } from '@baguni/domain/shop';
import { isList, listIn, own, type JsonObject } from '../text/json.ts';

const given = (values: Readonly<Record<string, unknown>>): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const numberOf = (unit: unknown): number => {
  const id = own(unit, 'cartUnitId');
  return typeof id === 'number' ? id : 0;
};

/** What a new item costs: 10 dollars, 10,000 won. */
const WITH_DECIMALS = 10;
const WITHOUT = 10_000;

/** A price to begin with, in the smallest unit. */
export const usualPrice = ({ exponent }: Currency): number =>
  exponent === 0 ? WITHOUT : WITH_DECIMALS * 10 ** exponent;

/** The JSON with a plain unit more, of the last unit’s seller, so that it has terms to travel under. */
export const withNewUnit = (json: JsonObject, nameOf: (n: number) => string, itemSellPrice: number): JsonObject => {
  const units = listIn(json, 'units');
  const cartUnitId = Math.max(0, ...units.map(numberOf)) + 1;
  const last = units.at(-1);
  const [terms] = listIn(json, 'shippingPolicies');
  const seller = own(last, 'seller') ?? { sellerKey: own(terms, 'shippingPolicyKey') ?? 'shop' };
  const parcel = given({ bundleKey: own(last, 'bundleKey'), shippingPolicyKey: own(last, 'shippingPolicyKey') });
  const item = { itemNo: `N-${cartUnitId}`, itemName: nameOf(cartUnitId), itemSellPrice };
  const selected = own(json, 'selected');
  return {
    ...json,
    units: [...units, { cartUnitId, quantity: 1, item, seller, ...parcel }],
    ...(isList(selected) ? { selected: [...selected, cartUnitId] } : {}),
  };
};

/** The JSON with a unit selected, or not. @param selected those that are now */
export const withSelected = (json: JsonObject, selected: readonly number[], id: number, is: boolean): JsonObject => ({
  ...json,
  selected: is ? [...selected, id] : selected.filter((one) => one !== id),
});
