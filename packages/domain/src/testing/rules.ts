import fc, { type Arbitrary } from 'fast-check';
import type { Buyer } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { cartUnitId, itemNo, type CartUnitId } from '../money/ids.ts';
import { noFlags, type Item, type ItemFlags } from '../entities/cart/item.ts';
import { messages as cn } from '../messages/cn.ts';
import { messages as en } from '../messages/en.ts';
import { messages as jp } from '../messages/jp.ts';
import { messages as ko, type Messages } from '../messages/ko.ts';
import { formatMessage } from '../messages/format-message.ts';
import { sum, won, type Won } from '../money/won.ts';
import type { AddFacts, CheckoutFacts, QuantityFacts } from '../rules/facts.ts';
import type { Finding, Rule } from '../rule/rule.ts';
import { featuresOf } from '../storefront/features.ts';
import type { Language } from '../storefront/storefront.ts';
import { arbBuyer } from './arbitraries/buyer.ts';
import { arbUnit, arbUnits } from './arbitraries/unit.ts';
import { aBuyer } from './builders/buyer.ts';
import { aStorefront } from './builders/cart.ts';
import { anItem, aUnit } from './builders/unit.ts';

/** The messages of the marketplace by language. */
export const messagesOf: Readonly<Record<Language, Messages>> = { ko, en, cn, jp };

export const saidIn = (found: Finding): Readonly<Record<Language, string>> => ({
  ko: formatMessage(ko, found.code, found.params),
  en: formatMessage(en, found.code, found.params),
  cn: formatMessage(cn, found.code, found.params),
  jp: formatMessage(jp, found.code, found.params),
});

/** Returns the finding of a violated rule; throws if it is not violated. */
export const findingOf = <Facts>(rule: Rule<Facts>, facts: Facts): Finding => {
  const found = rule.broken(facts);
  if (found === undefined) throw new Error(`${rule.code} is not broken`);
  return found;
};

export const isBroken = <Facts>(rule: Rule<Facts>, facts: Facts): boolean => rule.broken(facts) !== undefined;

/** A quantity for one unit without coupons; `item` and `unit` override the defaults. */
export const asking = (
  asked: string | number,
  item: Partial<Item> = {},
  unit: Partial<CartUnit> = {},
): QuantityFacts => ({ asked: String(asked), unit: aUnit({ item: anItem(item), ...unit }), hasCoupon: false });

/** Whole numbers around and beyond 1 to 999. */
export const arbPieces: Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -5, max: 30 }) },
  { weight: 1, arbitrary: fc.integer({ min: -2000, max: 2000 }) },
);

export const arbQuantityFacts: Arbitrary<QuantityFacts> = fc.record({
  asked: fc.oneof({ weight: 6, arbitrary: arbPieces.map(String) }, { weight: 1, arbitrary: fc.string() }),
  unit: arbUnit,
  hasCoupon: fc.boolean(),
});

const goodsOf = (units: readonly CartUnit[]): Won =>
  sum(units.map(({ item, quantity }) => won(item.itemSellPrice * quantity)));

/** A domestic order of these units for 10,000 won by a member. */
export const ordering = (chosen: readonly CartUnit[], over: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  chosen,
  canSelect: true,
  payable: won(10_000),
  payableWithoutCoupons: () => won(10_000),
  payableWithoutShipping: won(10_000),
  goodsOf,
  bundleFees: new Map(),
  coupons: [],
  misplacedCoupons: [],
  unheldCoupons: [],
  couponFacts: () => [],
  zeroWonUnits: [],
  buyer: aBuyer(),
  features: featuresOf(aStorefront()),
  hasAddress: true,
  oversea: undefined,
  deliverySlots: [],
  agreed: [],
  ...over,
});

export const flaggedUnit = (
  id: number,
  names: readonly (keyof ItemFlags)[] = [],
  over: Partial<CartUnit> = {},
): CartUnit => {
  const flags = { ...noFlags, ...Object.fromEntries(names.map((name) => [name, true])) };
  return aUnit({ cartUnitId: cartUnitId(id), item: anItem({ itemNo: itemNo(`I${id}`), flags }), ...over });
};

/** Adds an item to the empty cart of a member; overrides come first. */
export const adding = (
  {
    flags = [],
    limits = {},
    quantity = 1,
    cartUnitType = 'Normal',
    isViaEmployeeMall = false,
    ...item
  }: Partial<Omit<Item, 'flags' | 'limits'>> &
    Partial<Pick<CartUnit, 'quantity' | 'cartUnitType' | 'isViaEmployeeMall'>> & {
      readonly flags?: readonly (keyof ItemFlags)[];
      readonly limits?: Partial<Item['limits']>;
    } = {},
  { buyer, ...over }: Partial<Omit<AddFacts, 'unit' | 'buyer'>> & { readonly buyer?: Partial<Buyer> } = {},
): AddFacts => {
  const plain = flaggedUnit(1, flags, { quantity, cartUnitType, isViaEmployeeMall });
  const unit = { ...plain, item: { ...plain.item, ...item, limits: { ...plain.item.limits, ...limits } } };
  return { unit, buyer: aBuyer(buyer), cartUnitCount: 0, piecesInCart: 0, hasAddress: true, ...over };
};

export const leavingOut = (facts: CheckoutFacts, ids: readonly CartUnitId[]): CheckoutFacts => ({
  ...facts,
  chosen: facts.chosen.filter((unit) => !ids.includes(unit.cartUnitId)),
});

/** Returns the orders after each fix that only excludes units. */
export const afterLeavingOut = (facts: CheckoutFacts, found: Finding): readonly CheckoutFacts[] =>
  found.fixes.flatMap((fix) => {
    if (fix.type === 'Deselect') return [leavingOut(facts, fix.cartUnitIds)];
    if (fix.type !== 'OrderFirst') return [];
    return [{ ...facts, chosen: facts.chosen.filter((unit) => fix.cartUnitIds.includes(unit.cartUnitId)) }];
  });

export const arbCheckoutFacts: Arbitrary<CheckoutFacts> = arbUnits.chain((chosen) =>
  fc
    .record({
      payable: fc.integer({ min: -1000, max: 1000 }).map(won),
      zeroWonUnits: fc.subarray(chosen.map((unit) => unit.cartUnitId)),
      buyer: arbBuyer,
    })
    .map((over) => ordering(chosen, over)),
);
