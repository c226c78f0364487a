import { option as O } from 'fp-ts';
import type { Item } from '../../entities/cart/item.ts';
import { discountTypes } from '../../entities/discount/discount.ts';
import type { Won } from '../../money/won.ts';
import { devices, languages, tenants } from '../../storefront/storefront.ts';
import { testNow } from '../builders/unit.ts';
import { amountsIn } from './amounts.ts';
import type { CartTerms } from './cart-terms.ts';
import type { Drawing, DrawnFor } from './drawing.ts';
import type { Bounds } from './drawn.ts';
import { buyerIn, isObject, itemsIn, knowNames, momentIn, oneIn, rangeIn, wrong } from './term-checks.ts';

const most = { units: 500, quantities: 99_999, prices: 1_000_000_000, coupons: 100 } as const;

type Terms = CartTerms & { readonly promotions?: readonly string[] };

const termNames: Readonly<Record<keyof CartTerms, true>> = {
  tenant: true,
  device: true,
  language: true,
  buyer: true,
  units: true,
  quantities: true,
  prices: true,
  sellers: true,
  items: true,
  discounts: true,
  coupons: true,
  overseas: true,
  leftOut: true,
  now: true,
};

type Ranges = Pick<Drawing, 'units' | 'quantities' | 'prices' | 'sellers' | 'discounts' | 'coupons'>;

const rangesIn = (terms: CartTerms, pieces: number, amount: (won: number) => Won): Ranges => {
  const { leftOut = true } = terms;
  const of = (name: keyof Ranges, bounds: Bounds, usual: Bounds): Bounds =>
    terms[name] === undefined ? usual : rangeIn(name, terms[name], bounds);
  const sellers = of('sellers', { min: 1, max: most.units }, { min: 1, max: 3 });
  return {
    sellers,
    units: of('units', { min: 0, max: most.units }, { min: sellers.min, max: Math.max(sellers.min, 4) }),
    quantities: of(
      'quantities',
      // a unit with more pieces than the shop allows is unorderable
      { min: 1, max: leftOut ? most.quantities : pieces },
      { min: 1, max: leftOut ? 5 : Math.min(5, pieces) },
    ),
    prices: of('prices', { min: 0, max: most.prices }, { min: leftOut ? 0 : 1, max: amount(100_000) }),
    discounts: of('discounts', { min: 0, max: discountTypes.length }, { min: 0, max: 2 }),
    coupons: of('coupons', { min: 0, max: most.coupons }, { min: 0, max: 3 }),
  };
};

const checkEach = ({ tenant, device, language, buyer, overseas, leftOut, now, items }: CartTerms): void => {
  if (tenant !== undefined) oneIn('tenant', tenant, tenants);
  if (device !== undefined) oneIn('device', device, devices);
  if (language !== undefined) oneIn('language', language, languages);
  if (overseas !== undefined) oneIn('overseas', overseas, [true, false]);
  if (leftOut !== undefined) oneIn('leftOut', leftOut, [true, false]);
  if (now !== undefined) momentIn('now', now);
  if (buyer !== undefined) buyerIn('buyer', buyer);
  if (items !== undefined) itemsIn('items', items);
};

export const orderableIn = ({ limits: { min, max, multiple } }: Pick<Item, 'limits'>, quantities: Bounds) => ({
  min: Math.ceil(Math.max(min, quantities.min) / multiple) * multiple,
  max: Math.floor(Math.min(O.getOrElse(() => quantities.max)(max), quantities.max) / multiple) * multiple,
  multiple,
});

const checkTogether = ({ tenant, overseas, items, prices, leftOut }: CartTerms, ranges: Ranges): void => {
  const { sellers, units, quantities } = ranges;
  if (tenant === 'outlet' && overseas) throw new RangeError('an outlet ships nothing overseas');
  if (items && prices !== undefined) throw new TypeError('prices cannot be said of items: they have theirs');
  if (sellers.min > 1 && sellers.min > units.min)
    throw new RangeError(`${units.min} units cannot be of ${sellers.min} sellers: more units, or fewer sellers`);
  const none = items?.find((item) => {
    const { min, max } = orderableIn(item, quantities);
    return leftOut === false && min > max;
  });
  if (none)
    throw new RangeError(
      `the item ‘${none.itemNo}’ cannot be ordered in ${quantities.min} to ${quantities.max} pieces`,
    );
};

/**
 * Checks and completes terms.
 * @throws TypeError or RangeError with the name of the term
 */
export const drawingOf = (terms: Terms, shop: DrawnFor): Drawing => {
  const { isMarketplace, pieces, currency, shipsOverseas, hasExtraDiscount } = shop;
  const areTerms: boolean = isObject(terms);
  if (!areTerms) throw new TypeError(wrong('terms', terms, 'such as { units: 2 }'));
  knowNames(isMarketplace ? 'arbCart' : 'arbCartOf', terms, [
    ...Object.keys(termNames),
    ...(isMarketplace ? [] : ['promotions']),
  ]);
  checkEach(terms);
  const amount = amountsIn(currency);
  const ranges = rangesIn(terms, pieces, amount);
  checkTogether(terms, ranges);
  const { tenant, device, language, buyer, items = [], overseas, leftOut = true, now = testNow } = terms;
  if (overseas && !shipsOverseas) throw new RangeError('the engine ships nothing overseas');
  const common = { device, language, buyer, items, leftOut, now, amount, isMarketplace, hasExtraDiscount };
  return { ...common, ...ranges, tenant, overseas };
};
