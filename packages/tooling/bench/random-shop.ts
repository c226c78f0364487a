import * as kinds from '@baguni/contract/shop-json';
import {
  bundleKey,
  cartUnitId,
  couponIssueNo,
  createEngine,
  EUR,
  itemNo,
  offerOf,
  sellerKey,
  shippingPolicyKey,
  won,
  type CartUnit,
  type Coupon,
  type CouponTarget,
  type Offer,
  type OfferTerms,
} from '@baguni/domain/internal';
import { diceOf, type Dice } from '@baguni/domain/testing';

const CATEGORIES = 6;

const { plain } = createEngine({ currency: EUR });

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n + 1);

interface Sizes {
  readonly units: number;
  readonly promotions: number;
  readonly coupons: number;
}

const itemsOf = ({ units }: Sizes): number => Math.ceil(units * 0.7);
const sellersOf = ({ units }: Sizes): number => Math.ceil(units / 6);

const unitOf = ({ among }: Dice, id: number, sizes: Sizes): CartUnit => {
  const item = among(1, itemsOf(sizes));
  const seller = `S${item % sellersOf(sizes)}`;
  return {
    ...plain.unit,
    cartUnitId: cartUnitId(id),
    quantity: among(1, 3),
    item: {
      ...plain.item,
      itemNo: itemNo(`I${item}`),
      itemSellPrice: won(among(30, 600) * 10 - among(0, 1)),
      category: { ...plain.item.category, large: `L${item % CATEGORIES}` },
    },
    seller: { ...plain.unit.seller, sellerKey: sellerKey(seller) },
    bundleKey: bundleKey(`B/${seller}`),
    shippingPolicyKey: shippingPolicyKey(`P/${seller}`),
  };
};

/** All units, those of a seller or a category, or one to four items. */
const targetOf = ({ among, oneOf }: Dice, sizes: Sizes): CouponTarget =>
  oneOf<CouponTarget>(
    { type: 'All' },
    { type: 'Items', itemNos: numbers(among(1, 4)).map(() => itemNo(`I${among(1, itemsOf(sizes))}`)) },
    { type: 'Sellers', sellerKeys: [sellerKey(`S${among(0, sellersOf(sizes) - 1)}`)] },
    { type: 'LargeCategories', codes: [`L${among(0, CATEGORIES - 1)}`] },
  );

type Terms = Omit<OfferTerms<unknown>, 'params'>;

/** Kinds by frequency: most shops use percentages and amounts, with minimums and caps. */
const offerKinds: readonly (readonly [weight: number, of: (dice: Dice, terms: Terms, on: CouponTarget) => Offer])[] = [
  [
    6,
    ({ among, happens }, terms, on) =>
      offerOf(kinds.percentOffOrder, {
        ...terms,
        params: {
          percent: among(5, 25),
          on,
          ...(happens(0.5) ? { from: among(10, 150) * 100 } : {}),
          ...(happens(0.4) ? { cap: among(3, 20) * 100 } : {}),
        },
      }),
  ],
  [
    3,
    ({ among }, terms, on) =>
      offerOf(kinds.amountOffOrder, {
        ...terms,
        params: { amount: among(2, 15) * 100, from: among(10, 150) * 100, on },
      }),
  ],
  [
    2,
    ({ among, happens }, terms, on) =>
      offerOf(kinds.tiered, {
        ...terms,
        params: {
          tiers: [
            { from: among(10, 40) * 100, percent: among(3, 8) },
            { from: among(50, 150) * 100, percent: among(9, 20) },
          ],
          on,
          ...(happens(0.5) ? { cap: among(5, 20) * 100 } : {}),
        },
      }),
  ],
  [
    3,
    ({ among }, terms, on) =>
      offerOf(kinds.nthPiece, { ...terms, params: { nth: among(2, 3), percent: among(3, 10) * 10, on } }),
  ],
  [2, ({ among }, terms, on) => offerOf(kinds.buyNGetM, { ...terms, params: { buy: among(2, 4), free: 1, on } })],
  [
    2,
    ({ among }, terms, on) => {
      const pieces = among(2, 4);
      return offerOf(kinds.nForPrice, { ...terms, params: { pieces, price: pieces * among(20, 35) * 100, on } });
    },
  ],
  [1, ({ among }, terms, on) => offerOf(kinds.cheapestFree, { ...terms, params: { of: among(3, 6), on } })],
  [2, ({ among }, terms, on) => offerOf(kinds.fixedPrice, { ...terms, params: { price: among(25, 50) * 100, on } })],
  [
    1,
    ({ among }, terms, on) =>
      offerOf(kinds.gift, {
        ...terms,
        params: { from: among(20, 100) * 100, gift: itemNo(`I${among(1, 10)}`), pieces: 1, on },
      }),
  ],
  [
    2,
    ({ among, happens }, terms, on) =>
      offerOf(kinds.freeShipping, {
        ...terms,
        params: { from: among(20, 60) * 100, on, ...(happens(0.5) ? { cap: among(1, 4) * 100 } : {}) },
      }),
  ],
];

const kindDeck = offerKinds.flatMap(([weight, of]) => numbers(weight).map(() => of));

/** Two of five offers are exclusive, one combines with everything, two with some others and some coupons. */
const stackingOf = ({ among, oneOf }: Dice, { promotions }: Sizes): OfferTerms<unknown>['stacksWith'] => {
  const few = numbers(8).map(() => `P${among(1, promotions)}`);
  return oneOf<OfferTerms<unknown>['stacksWith']>(
    undefined,
    undefined,
    'Everything',
    [...few, 'TIERED', 'Buyer'],
    [...few, 'PERCENT-OFF-ORDER', 'GIFT'],
  );
};

const offerAt = (dice: Dice, n: number, sizes: Sizes): Offer => {
  const { happens, oneOf } = dice;
  const id = `P${n}`;
  const stacksWith = stackingOf(dice, sizes);
  const [first = kinds.tiered, ...others] = kindDeck;
  const kind = oneOf(first as (typeof kindDeck)[number], ...others);
  return kind(
    dice,
    {
      id,
      name: id,
      ...(stacksWith ? { stacksWith } : {}),
      ...(happens(0.15) ? { couponCode: `${id}-CODE` } : {}),
      ...(happens(0.1) ? { groups: ['staff'] } : {}),
    },
    targetOf(dice, sizes),
  );
};

const couponAt = (dice: Dice, n: number, sizes: Sizes): Coupon => {
  const { among, happens } = dice;
  const isRate = happens(0.6);
  return {
    ...plain.coupon,
    issueNo: couponIssueNo(`C${n}`),
    couponName: `coupon ${n}`,
    discountUnitType: isRate ? 'Rate' : 'Amount',
    discountValue: isRate ? among(3, 25) : among(50, 800),
    possiblePrice: won(happens(0.5) ? among(10, 50) * 100 : 0),
    target: targetOf(dice, sizes),
  };
};

/**
 * Creates a random shop with overlapping promotions and a cart, equal for a seed on every machine. Three of four codes
 * are held, and every other buyer is of the staff.
 */
export const aRandomShop = (seed: number, sizes: Sizes) => {
  const dice = diceOf(seed);
  const { among, happens } = dice;
  const promotions = numbers(sizes.promotions).map((n) => offerAt(dice, n, sizes));
  const engine = createEngine({ currency: EUR, promotions });
  const units = numbers(sizes.units).map((id) => unitOf(dice, id, sizes));
  const cart = engine.cartOf(units, {
    couponCodes: promotions.flatMap(({ couponCode = '' }) => (couponCode !== '' && happens(0.75) ? [couponCode] : [])),
    buyerGroups: happens(0.5) ? ['staff'] : [],
    coupons: {
      status: 'Known',
      applied: [],
      offered: numbers(sizes.coupons).map((n) => couponAt(dice, n, sizes)),
    },
    shipping: {
      policies: numbers(sellersOf(sizes)).map((n) => {
        const shippingFee = won(among(30, 60) * 10);
        const isConditionalFree = happens(0.5);
        // rolls the dice in any case, so that a seed stays the same shop
        const freeFrom = won(among(20, 120) * 100);
        return {
          ...plain.policy,
          shippingPolicyKey: shippingPolicyKey(`P/S${n - 1}`),
          shippingFee,
          isConditionalFree,
          conditionalFreeBasisCost: isConditionalFree ? freeFrom : won(0),
        };
      }),
      bundleTerms: [],
    },
  });
  return { engine, cart };
};
