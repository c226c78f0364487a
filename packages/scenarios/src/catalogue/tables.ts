import {
  branchServiceTypes,
  cartUnitTypes,
  couponTypes,
  discountTypes,
  expressShopTypes,
  itemMalls,
  noCouponFlags,
  noFlags,
  shippingMethodTypes,
  unableOrderTypes,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { PathReporter } from 'io-ts/lib/PathReporter.js';
import itemData from './items.json' with { type: 'json' };
import pictures from './pictures.json' with { type: 'json' };
import data from './tables.json' with { type: 'json' };

const oneOf = <A extends string>(values: readonly A[]): t.Type<A> =>
  new t.Type<A>(
    values.join(' | '),
    (value): value is A => values.some((one) => one === value),
    (value, context) => {
      const known = values.find((one) => one === value);
      return known === undefined ? t.failure(value, context) : t.success(known);
    },
    t.identity,
  );

const texts = t.tuple([t.string, t.string, t.string, t.string]);
const picture = oneOf(pictures);
const seller = t.keyof(data.sellers);
const category = t.keyof(data.categories);
const policy = t.keyof(data.policies);
const word = t.keyof(data.optionWords);
const itemName = t.keyof(itemData.items);

const additionRow = t.intersection([
  t.type({ name: texts, price: t.number }),
  // `value` is missing if the name is sufficient, `stock` if it is unlimited
  t.partial({ value: texts, stock: t.number }),
]);

const policyRow = t.intersection([
  // policies of one seller with the same `parcel` are shipped together
  t.type({ parcel: t.string, fee: t.number }),
  t.partial({
    freeFrom: t.number,
    method: oneOf(shippingMethodTypes),
    marks: t.array(oneOf(['byQuantity', 'onArrival', 'special', 'guaranteed', 'smileDelivery', 'hidden'] as const)),
  }),
]);

const discountRow = t.intersection([
  t.type({ type: oneOf(discountTypes), words: texts }),
  // `off` and `max` are won; `fromWon` is the minimum of all units together
  t.partial({
    percent: t.number,
    off: t.number,
    fromPieces: t.number,
    fromWon: t.number,
    max: t.number,
    maxPieces: t.number,
  }),
]);

const couponRow = t.intersection([
  // `max` is the cap in won, or 0 for none
  t.type({
    type: oneOf(couponTypes),
    words: texts,
    from: t.number,
    max: t.number,
  }),
  t.partial({
    percent: t.number,
    off: t.number,
    flags: t.array(t.keyof({ ...noCouponFlags })),
    items: t.array(itemName),
    seller,
    category,
    payment: texts,
    isOver: t.boolean,
    download: t.intersection([t.type({ how: oneOf(['Auto', 'Manual'] as const) }), t.partial({ limit: t.number })]),
  }),
]);

const optionRow = t.union([
  t.intersection([
    t.type({
      type: t.literal('Combination'),
      key: t.string,
      names: t.array(word),
      values: t.array(word),
      price: t.number,
    }),
    t.partial({ stock: t.number }),
  ]),
  // made to measure in cm: the price follows the area (PG-21)
  t.type({
    type: t.literal('Calculation'),
    key: t.string,
    names: t.array(word),
    measure: t.type({ min: t.number, max: t.number, wonPerSquareMetre: t.number }),
  }),
  t.type({ type: t.literal('Text'), key: t.string, name: word, price: t.number }),
]);

const groupRow = t.intersection([
  t.type({ seller, service: oneOf(cartUnitTypes), brand: texts, category, policy }),
  t.partial({ mall: oneOf(itemMalls), flags: t.array(t.keyof({ ...noFlags })) }),
]);

const itemRow = t.intersection([
  t.type({
    group: t.keyof(itemData.groups),
    no: t.number,
    name: texts,
    price: t.number,
    picture,
    // weight of one piece
    kg: t.number,
  }),
  t.partial({
    brand: texts,
    category,
    policy,
    mall: oneOf(itemMalls),
    flags: t.array(t.keyof({ ...noFlags })),
    morePictures: t.array(picture),
    stock: t.number,
    min: t.number,
    max: t.number,
    multiple: t.number,
    options: t.array(optionRow),
    additions: t.array(t.keyof(data.additions)),
    discounts: t.array(t.keyof(data.discounts)),
    fundings: t.array(t.keyof(data.fundings)),
    // why the item cannot be ordered, e.g. a stopped sale
    status: oneOf(unableOrderTypes),
    // per cent of the price that is returned as points
    buyMileageRate: t.number,
    transPolicyNo: t.string,
    isCouponUsable: t.boolean,
    isNeedAuthentication: t.boolean,
    isItemDiscountAgreement: t.boolean,
    // won that the branch adds to one piece (PR-01)
    branchPrice: t.number,
    branchServices: t.array(oneOf(branchServiceTypes)),
  }),
]);

const branch = t.type({ branchCode: t.string, branchName: texts });

const catalogue = t.type({
  sellers: t.record(seller, texts),
  optionWords: t.record(word, texts),
  additions: t.record(t.keyof(data.additions), additionRow),
  categories: t.record(category, t.type({ large: t.string, medium: t.string, small: t.string, detail: t.string })),
  policies: t.record(policy, policyRow),
  discounts: t.record(t.keyof(data.discounts), discountRow),
  fundings: t.record(t.keyof(data.fundings), t.type({ words: texts, policy: t.string, off: t.number })),
  coupons: t.record(t.keyof(data.coupons), couponRow),
  cards: t.record(t.keyof(data.cards), t.type({ name: texts, off: t.number, from: t.number })),
  expressBranches: t.record(
    t.keyof(data.expressBranches),
    t.intersection([branch, t.type({ expressShopType: oneOf(expressShopTypes) })]),
  ),
  freshCentres: t.tuple([
    t.intersection([branch, t.type({ branchServiceTypes: t.array(oneOf(branchServiceTypes)) })]),
    t.intersection([branch, t.type({ branchServiceTypes: t.array(oneOf(branchServiceTypes)) })]),
  ]),
  groups: t.record(t.keyof(itemData.groups), groupRow),
  items: t.record(itemName, itemRow),
});

/** Decodes the tables of the catalogue. @throws if a value has the wrong type or a row refers to an unknown row */
export const readTables = (json: unknown): t.TypeOf<typeof catalogue> => {
  const read = catalogue.decode(json);
  if (E.isLeft(read))
    throw new Error(`the catalogue cannot be read: ${PathReporter.report(read).slice(0, 3).join('; ')}`);
  return read.right;
};

/** The names of the demo pictures; each is `pictures/<name>.svg`. */
export const pictureNames: readonly string[] = pictures;

/** The tables of the catalogue, before a language is chosen. */
export const tables = readTables({ ...data, ...itemData });

export type ItemName = t.TypeOf<typeof itemName>;
export type SellerName = t.TypeOf<typeof seller>;
export type CategoryName = t.TypeOf<typeof category>;
export type PolicyName = t.TypeOf<typeof policy>;
export type OptionWord = t.TypeOf<typeof word>;
export type OptionRow = t.TypeOf<typeof optionRow>;
export type AdditionName = keyof typeof data.additions;
export type DiscountName = keyof typeof data.discounts;
export type CouponName = keyof typeof data.coupons;
export type CouponRow = t.TypeOf<typeof couponRow>;
export type ExpressBranchName = keyof typeof data.expressBranches;
/** An item with the values of its group. */
export type ItemRow = t.TypeOf<typeof groupRow> & t.TypeOf<typeof itemRow>;

/** Every item of the demo marketplace by name, with the values of its group. */
export const itemRows: ReadonlyMap<ItemName, ItemRow> = new Map(
  Object.keys(tables.items)
    .filter(itemName.is)
    .map((name) => {
      const row = tables.items[name];
      return [name, { ...tables.groups[row.group], ...row }] as const;
    }),
);
