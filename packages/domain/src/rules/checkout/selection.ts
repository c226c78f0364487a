import { type UnableOrderType, isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import {
  finding,
  idsOf,
  when,
  type Rule,
  ruleOf,
  brokenByEach,
  productOf,
  type Finding,
  type Fix,
} from '../../rule/rule.ts';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { Item } from '../../entities/cart/item.ts';
import { type CheckoutFacts, MAX_ORDER_UNITS, MIN_QUANTITY, allowedPieces, type QuantityFacts } from '../facts.ts';
import { unableFinding, unableOrderCodes } from './unable-unit.ts';
import type { Params } from '../../messages/format-message.ts';
import { type UsedStock, additionName, additionStock, usedStocks } from '../../entities/cart/stock.ts';
import { groupBy } from '../../entities/cart/tree.ts';
import { couponApplied, discountAgreement, notANumber, oneAtATime, quantityRules } from '../quantity.ts';

const isShort = (stock: number | undefined, pieces: number): boolean => stock !== undefined && stock < pieces;

/** Returns the reason if the stock is below the minimum quantity, so that no quantity helps (CK-02). */
export const outOfStock = (item: Item): UnableOrderType | undefined => {
  const fewest = Math.max(MIN_QUANTITY, item.limits.min);
  if (isShort(item.stock, fewest)) return 'ITEM_OUT_OF_STOCK';
  if (item.options.some(({ stock }) => isShort(stock, fewest))) return 'OPTION_OUT_OF_STOCK';
  return item.additions.some(({ stock, quantity }) => isShort(stock, quantity)) ? 'ADDITION_OUT_OF_STOCK' : undefined;
};

/** The reason against an item for this buyer, regardless of stock: a deal for business buyers (CK-02, RL-01). */
export const unableForBuyer = (
  { flags }: Pick<Item, 'flags'>,
  buyer: Pick<Buyer, 'isDomesticBusinessman'>,
): UnableOrderType | undefined =>
  flags?.isSmileClubBizDeal && !buyer.isDomesticBusinessman ? 'ONLY_SMILE_CLUB_BIZ' : undefined;

export const noneSelected = ruleOf<CheckoutFacts>('CART-BR7-01', 'CK-01', '5, Checkout', ({ chosen, canSelect }) =>
  when(chosen.length === 0, () => finding('CART-BR7-01', {}, [], canSelect ? [{ type: 'SelectAll' }] : [])),
);

/** Returns a rule that rejects too many selected units; the fix keeps the first ones of the cart (CK-01). */
export const moreThan = (max: number): Rule<CheckoutFacts> =>
  ruleOf('CART-BR7-33', 'CK-01', '5, Checkout', ({ chosen }) => {
    const beyond = idsOf(chosen.slice(max));
    return when(beyond.length > 0, () =>
      finding('CART-BR7-33', { max }, beyond, [{ type: 'Deselect', cartUnitIds: beyond }]),
    );
  });

export const moreThan30 = moreThan(MAX_ORDER_UNITS);

/** Rejects unorderable units. The first one determines code and name; the fixes remove all (CK-02, CK-03). */
export const unavailableUnit: Rule<CheckoutFacts> = {
  code: 'CART-BR7-36',
  codes: unableOrderCodes,
  requirement: 'CK-02',
  source: '5, Checkout',
  broken: ({ chosen }) => {
    const unable = chosen.filter((unit) => !isOrderable(unit));
    const [first] = unable;
    const cartUnitIds = idsOf(unable);
    if (!first) return undefined;
    return unableFinding(first, chosen, cartUnitIds, [
      { type: 'Deselect', cartUnitIds },
      { type: 'Delete', cartUnitIds },
    ]);
  },
};

/** Rules about input and changes, which do not apply to existing quantities. */
const ofAChange: ReadonlySet<Rule<QuantityFacts>> = new Set([notANumber, discountAgreement, oneAtATime, couponApplied]);

const asItStands = (unit: CartUnit): QuantityFacts => ({ unit, asked: unit.quantity, hasCoupon: false });

const quantityFindings = ({ broken }: Rule<QuantityFacts>, units: readonly CartUnit[]): readonly Finding[] => {
  const findings: Finding[] = [];
  for (const facts of units.filter(isOrderable).map(asItStands)) {
    const found = broken(facts);
    if (found === undefined) continue;
    const leftOut = { type: 'Deselect', cartUnitIds: [facts.unit.cartUnitId] } as const;
    findings.push({ ...found, fixes: [...found.fixes, leftOut] });
  }
  return findings;
};

/** Evaluates a quantity rule for every orderable unit of an order. */
const ofEach = ({ excess: _, ...rule }: Rule<QuantityFacts>): Rule<CheckoutFacts> => ({
  ...rule,
  ...brokenByEach(({ chosen }) => quantityFindings(rule, chosen)),
});

/** Quantity rules repeated at checkout, because limits or stock may have changed (CK-19). */
export const quantitiesOfOrder: readonly Rule<CheckoutFacts>[] = quantityRules
  .filter((rule) => !ofAChange.has(rule))
  .map(ofEach);

interface ShortStock extends UsedStock {
  readonly pieces: number;
}

/** Returns stocks that are too small for all units together. Other rules report single units that exceed a stock. */
const shortStocks = (units: readonly CartUnit[]): readonly ShortStock[] =>
  usedStocks(units).flatMap(({ key, left, taken: all }) => {
    const taken = all.filter(({ pieces }) => pieces <= left);
    const sum = taken.reduce((total, { pieces }) => total + pieces, 0);
    return sum > left ? [{ key, left, taken, pieces: sum }] : [];
  });

const isEnough = (units: readonly CartUnit[]): boolean => shortStocks(units).length === 0;

const fitting = (units: readonly CartUnit[]): readonly CartUnit[] =>
  units.reduce<readonly CartUnit[]>((kept, unit) => (isEnough([...kept, unit]) ? [...kept, unit] : kept), []);

/** Returns the most pieces of a unit that fit with the others, or undefined if fewer pieces do not help. */
const lowered = (staying: readonly CartUnit[], unit: CartUnit): readonly Fix[] => {
  const allowed = allowedPieces(unit);
  if (!allowed) return [];
  const { least, most, step } = allowed;
  const highest = Math.min(most, Math.floor((unit.quantity - 1) / step) * step);
  for (let quantity = highest; quantity >= least; quantity -= step)
    if (isEnough([...staying, { ...unit, quantity }]))
      return [{ type: 'SetQuantity', cartUnitId: unit.cartUnitId, quantity }];
  return [];
};

const nameOf = ({ key }: ShortStock, unit: CartUnit): Params & { readonly product: string } => {
  const { itemNo, additions, measure } = unit.item;
  const addition = additions.find(({ additionNo }) => additionStock(itemNo, additionNo) === key);
  return addition ? { product: additionName(addition) } : { product: productOf(unit), ...measure };
};

const isLimited = ({ item: { stock, options, additions } }: CartUnit): boolean =>
  stock !== undefined ||
  options.some((one) => one.stock !== undefined) ||
  additions.some((one) => one.stock !== undefined);

const sharesNothing = ({ item: { options, additions } }: CartUnit): boolean =>
  options.length < 2 && additions.length < 2;

const sharedStockFindings = (units: readonly CartUnit[]): readonly Finding[] => {
  if (units.length === 1 && units.every(sharesNothing)) return [];
  const stocks = shortStocks(units);
  const [first] = stocks;
  const unit = first?.taken[0]?.unit;
  if (!first || !unit) return [];
  const sharing = new Set(stocks.flatMap(({ taken }) => taken.map((one) => one.unit)));
  const staying = fitting(units);
  const out = units.filter((one) => !staying.includes(one));
  const [only, ...others] = out;
  const fewer = only && others.length === 0 ? lowered(staying, only) : [];
  const params = { ...nameOf(first, unit), left: first.left, pieces: first.pieces };
  return [
    finding('STOCK-SHARED', params, idsOf(units.filter((one) => sharing.has(one))), [
      ...fewer,
      { type: 'Deselect', cartUnitIds: idsOf(out) },
    ]),
  ];
};

/** Rejects the last units of one item that exceed a common stock together (QT-02), with one reason per item. */
export const shortTogether: Rule<CheckoutFacts> = {
  code: 'STOCK-SHARED',
  codes: ['STOCK-SHARED'],
  requirement: 'QT-02',
  source: '5, Quantity; 8, CART-BR7',
  ...brokenByEach(({ chosen }) =>
    !chosen.some(isLimited)
      ? []
      : groupBy(chosen.filter(isOrderable), ({ item }) => item.itemNo).flatMap(([, units]) =>
          sharedStockFindings(units),
        ),
  ),
};
