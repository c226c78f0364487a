import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { highestWon } from '../entities/overseas/exchange.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { CartUnitId } from '../money/ids.ts';
import { limitsOf } from '../overseas/limits.ts';
import type { OverseaGauge } from '../overseas/usage.ts';
import { finding, idsOf, type Excess, type Finding, type Fix, type Rule } from '../rule/rule.ts';
import { allowedPieces, type CheckoutFacts, type OverseaFacts, whenOversea } from './facts.ts';
import { companyFix, countryName, gaugesWith, shipDomestic } from './overseas-order.ts';

/** A limit of overseas orders: its gauges, and the code if one is exceeded. */
export interface Cap extends Pick<Rule<CheckoutFacts>, 'requirement' | 'source'> {
  readonly code: MessageKey;
  /** The code for too many pieces, if the rule also limits a weight or an amount: a message names one limit. */
  readonly piecesCode?: MessageKey;
  readonly isAbout: (gauge: OverseaGauge, oversea: OverseaFacts) => boolean;
  readonly found: (
    over: OverseaGauge,
    oversea: OverseaFacts,
    units: readonly CartUnitId[],
    fixes: readonly Fix[],
  ) => Finding;
}

type Over = (chosen: readonly CartUnit[]) => readonly OverseaGauge[];

const amountKinds: ReadonlySet<OverseaGauge['kind']> = new Set(['Amount', 'BodyHairAmount']);

/** Returns the exceeded gauges for a part of the order at its own prices, because it may lose discounts (DC-02). */
const overIn =
  ({ isAbout }: Cap, facts: CheckoutFacts, oversea: OverseaFacts): Over =>
  (chosen) => {
    const payableWithoutShipping = chosen === facts.chosen ? facts.payableWithoutShipping : facts.goodsOf(chosen);
    return gaugesWith({ chosen, payableWithoutShipping }, oversea, oversea.selectedCompany).filter(
      (gauge) => gauge.isOver && isAbout(gauge, oversea),
    );
  };

/** Returns the highest quantity of a unit that meets the limit, or undefined if it cannot be lowered enough. */
const lowered = (chosen: readonly CartUnit[], unit: CartUnit, over: Over): Fix | undefined => {
  const allowed = unit.appliedCouponIssueNoes?.length ? null : (allowedPieces(unit) ?? null);
  if (!allowed) return undefined;
  const with_ = (quantity: number) => chosen.map((one) => (one === unit ? { ...unit, quantity } : one));
  const highest = Math.min(allowed.most, Math.floor((unit.quantity - 1) / allowed.step) * allowed.step);
  for (let quantity = highest; quantity >= allowed.least; quantity -= allowed.step)
    if (over(with_(quantity)).length === 0) return { type: 'SetQuantity', cartUnitId: unit.cartUnitId, quantity };
  return undefined;
};

/** Lowers the last unit if that is enough. Amounts are excluded, because the price of fewer pieces is unknown. */
const quantityFix = (chosen: readonly CartUnit[], broken: readonly OverseaGauge[], over: Over): readonly Fix[] => {
  if (broken.some(({ kind }) => amountKinds.has(kind))) return [];
  for (const unit of chosen.toReversed()) {
    const fix = lowered(chosen, unit, over);
    if (fix !== undefined) return [fix];
  }
  return [];
};

/** Keeps units that do not count towards the limit, and the first others that fit. */
const deselectFix = (chosen: readonly CartUnit[], broken: readonly OverseaGauge[], over: Over): readonly Fix[] => {
  const counted = new Set(broken.flatMap(({ cartUnitIds }) => cartUnitIds));
  const kept = chosen.filter(({ cartUnitId }) => !counted.has(cartUnitId));
  const beyond = chosen.filter((unit) => {
    if (!counted.has(unit.cartUnitId)) return false;
    const fits = over([...kept, unit]).length === 0;
    if (fits) kept.push(unit);
    return !fits;
  });
  return beyond.length === 0 ? [] : [{ type: 'Deselect', cartUnitIds: idsOf(beyond) }];
};

/** Tolerance of a weight in kg, which is rounded to grams. */
const TOLERANCE = 0.002;

/** Returns how much weight or how many pieces of units exceed a limit; unknown for an amount. */
const excessOf = (facts: CheckoutFacts, units: readonly CartUnitId[]): Excess => {
  const { oversea } = facts;
  const gauges = oversea ? gaugesWith(facts, oversea, oversea.selectedCompany) : [];
  const isOfUnits = ({ cartUnitIds: ids }: OverseaGauge) =>
    ids.length === units.length && ids.every((id) => units.includes(id));
  const gauge = gauges.find((one) => one.isOver && (one.unit === 'kg' || one.unit === 'piece') && isOfUnits(one));
  if (!gauge) return { pool: idsOf(facts.chosen), count: 1, isOfPieces: true };
  const more = gauge.used - gauge.max;
  const need =
    gauge.unit === 'kg'
      ? { amount: more - TOLERANCE, ofPiece: ({ item }: CartUnit) => item.shippingWeight ?? 0 }
      : { amount: more, ofPiece: () => 1 };
  return { pool: units, count: 1, isOfPieces: true, need };
};

/** Creates a rule for a limit. Fixes: fewer pieces, fewer units, another company, domestic (CK-18). */
const capRule = (cap: Cap): Rule<CheckoutFacts> => ({
  code: cap.code,
  codes: cap.piecesCode === undefined ? [cap.code] : [cap.code, cap.piecesCode],
  requirement: cap.requirement,
  source: cap.source,
  broken: whenOversea((facts, oversea) => {
    const { chosen } = facts;
    const over = overIn(cap, facts, oversea);
    const broken = over(chosen);
    const fixes = (): readonly Fix[] => [
      ...quantityFix(chosen, broken, over),
      ...deselectFix(chosen, broken, over),
      ...companyFix(facts, oversea),
      shipDomestic,
    ];
    const [gauge] = broken;
    return gauge ? cap.found(gauge, oversea, gauge.cartUnitIds, fixes()) : undefined;
  }),
  excess: excessOf,
});

type Way = Pick<OverseaFacts, 'country' | 'selectedCompany' | 'caps'>;

const limitsOn = ({ country, selectedCompany, caps }: Way) => limitsOf(country, selectedCompany, caps);

/** Upper bound of goods by SF Express to China in won. If present, count and amount share one rule (OV-04). */
const chinaCap = (way: Way): number | undefined =>
  way.selectedCompany === 'SFExpress' && way.country === 'China'
    ? limitsOn(way).amounts.find(({ currency }) => currency === 'KRW')?.amount
    : undefined;

/** True for gauges of weight or count. The count of SF Express to China has another code (OV-04). */
const isWeightOrCount: Cap['isAbout'] = ({ kind }, oversea) =>
  kind === 'Weight' || (kind === 'Pieces' && chinaCap(oversea) === undefined);

type LimitCode = 'CART-BR7-19' | 'CART-BR7-24' | 'CART-BR7-25' | 'CART-BR7-26' | 'CART-BR7-42';

/** Builds the findings of a rule with a limit of pieces and another limit. Names the first exceeded one. */
const oneLimit = (code: LimitCode, piecesCode: `${LimitCode}-PIECES`): Pick<Cap, 'code' | 'piecesCode' | 'found'> => ({
  code,
  piecesCode,
  found: ({ kind, max }, _, units, fixes) => finding(kind === 'Pieces' ? piecesCode : code, { max }, units, fixes),
});

/** SF Express to China: at most 6 pieces and 30,000 won of goods (OV-04). */
export const expressToChina = capRule({
  ...oneLimit('CART-BR7-19', 'CART-BR7-19-PIECES'),
  requirement: 'OV-04',
  source: '5, Checkout, Overseas',
  isAbout: ({ kind, unit }, oversea) =>
    chinaCap(oversea) !== undefined && (kind === 'Pieces' || (kind === 'Amount' && unit === 'KRW')),
});

/** SF Express to China with body or hair items: at most 15,000 won of goods (OV-05). */
export const bodyOrHairToChina = capRule({
  code: 'CART-BR7-20',
  requirement: 'OV-05',
  source: '5, Checkout, Overseas',
  isAbout: ({ kind }) => kind === 'BodyHairAmount',
  found: ({ max }, _, units, fixes) => finding('CART-BR7-20', { max }, units, fixes),
});

/** EMS: at most 30 kg and 30 pieces (OV-07). */
export const tooHeavyForEms = capRule({
  ...oneLimit('CART-BR7-24', 'CART-BR7-24-PIECES'),
  requirement: 'OV-07',
  source: '5, Checkout, Overseas',
  isAbout: (gauge, oversea) => oversea.selectedCompany === 'EMS' && isWeightOrCount(gauge, oversea),
});

/** SF Express: at most 30 kg and 30 pieces; to China fewer with another code (OV-04, OV-07). */
export const tooHeavyForSfExpress = capRule({
  ...oneLimit('CART-BR7-25', 'CART-BR7-25-PIECES'),
  requirement: 'OV-07',
  source: '5, Checkout, Overseas',
  isAbout: (gauge, oversea) => oversea.selectedCompany === 'SFExpress' && isWeightOrCount(gauge, oversea),
});

/** Without a company: at most 30 kg and 30 pieces, the limit of every company (OV-07). */
export const tooHeavyForAny = capRule({
  ...oneLimit('CART-BR7-26', 'CART-BR7-26-PIECES'),
  requirement: 'OV-07',
  source: '8, CART-BR7',
  isAbout: (gauge, oversea) => oversea.selectedCompany === 'Unknown' && isWeightOrCount(gauge, oversea),
});

/** Converts an amount limit to won (XT-14). */
const capInWon = ({ max, unit }: OverseaGauge, { exchangeRates }: OverseaFacts): number =>
  highestWon(max, exchangeRates.find(({ currencyCode }) => currencyCode === unit)?.exchangeRate ?? 1);

/** Limit of goods for the country and company, without shipping (OV-06). */
export const aboveTheCountrysCap = capRule({
  code: 'CART-BR7-41',
  requirement: 'OV-06',
  source: '9, CJ caps',
  // SF Express to China has another code (CART-BR7-19)
  isAbout: ({ kind, unit }, oversea) => kind === 'Amount' && (unit !== 'KRW' || chinaCap(oversea) === undefined),
  found: (gauge, oversea, units, fixes) => {
    const { max, unit: currency } = gauge;
    const params = { country: countryName(oversea), max, currency, won: capInWon(gauge, oversea) };
    return finding('CART-BR7-41', params, units, fixes);
  },
});

/** Limit of pieces per category, e.g. 12 to Taiwan (OV-08). */
export const tooManyOfACategory = capRule({
  code: 'CART-BR7-42-CATEGORY',
  requirement: 'OV-08',
  source: '9, CJ caps',
  isAbout: ({ kind }) => kind === 'EachCategory',
  found: ({ max }, _, units, fixes) => finding('CART-BR7-42-CATEGORY', { max }, units, fixes),
});

/** Limit of cosmetics: 24 to Japan, 6 to Thailand (OV-08). */
export const tooManyCosmetics = capRule({
  code: 'CART-BR7-42-COSMETICS',
  requirement: 'OV-08',
  source: '9, CJ caps',
  isAbout: ({ kind }) => kind === 'Cosmetics',
  found: ({ max }, _, units, fixes) => finding('CART-BR7-42-COSMETICS', { max }, units, fixes),
});

/** Limit of health food to Taiwan: less than 6 kg (OV-08). */
export const tooMuchHealthFood = capRule({
  code: 'CART-BR7-42-HEALTH-FOOD',
  requirement: 'OV-08',
  source: '9, CJ caps',
  isAbout: ({ kind }) => kind === 'HealthFood',
  found: ({ max }, _, units, fixes) => finding('CART-BR7-42-HEALTH-FOOD', { max }, units, fixes),
});

/** CJ Logistics: at most 30 kg, or 20 kg to countries in its table, and 30 pieces (OV-07). */
export const tooHeavy = capRule({
  ...oneLimit('CART-BR7-42', 'CART-BR7-42-PIECES'),
  requirement: 'OV-07',
  source: '5, Checkout, Overseas',
  isAbout: (gauge, oversea) => oversea.selectedCompany === 'CJ' && isWeightOrCount(gauge, oversea),
});
