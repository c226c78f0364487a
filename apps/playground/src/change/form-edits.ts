import { isList, isObject, listIn, own, type JsonObject } from '../text/json.ts';

/** What the form says of a unit, as it is written in the JSON. */
export interface UnitEdit {
  readonly itemName?: string;
  /** Won. */
  readonly itemSellPrice?: number;
  readonly quantity?: number;
  readonly sellerName?: string;
}

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

const withNamed = (object: JsonObject, name: string, values: JsonObject): JsonObject =>
  Object.keys(values).length === 0 ? object : { ...object, [name]: { ...objectOf(own(object, name)), ...values } };

const given = (values: Readonly<Record<string, unknown>>): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The JSON with other values of a unit. @param at its position in the list */
export const withUnit = (json: JsonObject, at: number, edit: UnitEdit): JsonObject => ({
  ...json,
  units: listIn(json, 'units').map((unit, i) => {
    if (i !== at || !isObject(unit)) return unit;
    const { itemName, itemSellPrice, quantity, sellerName } = edit;
    const ofItem = withNamed(unit, 'item', given({ itemName, itemSellPrice }));
    return { ...withNamed(ofItem, 'seller', given({ sellerName })), ...given({ quantity }) };
  }),
});

const numberOf = (unit: unknown): number => {
  const id = own(unit, 'cartUnitId');
  return typeof id === 'number' ? id : 0;
};

/** The JSON with a plain unit more, of the last unit’s seller, so that it has terms to travel under. */
export const withNewUnit = (json: JsonObject, nameOf: (n: number) => string): JsonObject => {
  const units = listIn(json, 'units');
  const cartUnitId = Math.max(0, ...units.map(numberOf)) + 1;
  const last = units.at(-1);
  const seller = own(last, 'seller') ?? { sellerKey: 'shop' };
  const parcel = given({ bundleKey: own(last, 'bundleKey'), shippingPolicyKey: own(last, 'shippingPolicyKey') });
  const item = { itemNo: `N-${cartUnitId}`, itemName: nameOf(cartUnitId), itemSellPrice: 10_000 };
  const selected = own(json, 'selected');
  return {
    ...json,
    units: [...units, { cartUnitId, quantity: 1, item, seller, ...parcel }],
    ...(isList(selected) ? { selected: [...selected, cartUnitId] } : {}),
  };
};
