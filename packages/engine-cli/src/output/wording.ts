import {
  type CouponPlace,
  describeFix,
  describeInputs,
  type ShopFix,
  unitsOfFix,
  formatWon,
  unitsById,
  won,
  type Cart,
  type CartUnitId,
  type Language,
  type LedgerEntry,
  type Messages,
  type Engine,
  type ShopFinding,
} from '@baguni/domain/internal';
import { formatFinding } from '@baguni/domain/texts';

/** The totals of a cart. */
export const totalLabels = {
  item: 'Items',
  discount: 'Discounts',
  coupon: 'Coupons',
  shipping: 'Shipping',
  unknown: 'not known',
  taxes: { Inclusive: 'Tax included', Exclusive: 'Tax' },
  payable: (chosen: number, all: number) => `To pay for ${chosen} of ${all} units`,
} as const;

/** The place where a coupon applies. */
export const couponPlaceLabels: Readonly<Record<CouponPlace['type'], (units: string) => string>> = {
  Unit: (units) => `on ${units}`,
  ItemGroup: (units) => `on the group ${units}`,
  Bundle: (units) => `on the parcel of ${units}`,
};

/** The language of an answer, with its messages, and the engine that formats amounts. */
export interface Wording {
  readonly language: Language;
  readonly messages: Messages;
  readonly engine: Engine<string>;
}

const locales: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN', jp: 'ja-JP' };

/** Formats an amount; won as the marketplace does (PG-19). */
export const formatAmount = ({ language, engine }: Wording, value: number): string =>
  engine.terms.currency.code === 'KRW'
    ? formatWon(won(value), language)
    : engine.format(engine.amount(value), locales[language]);

/** Formats a difference with its sign. */
export const formatDifference = (wording: Wording, value: number): string =>
  (value > 0 ? '+' : '') + formatAmount(wording, value);

/** Returns the message of a finding, in the shop’s words if it has any. */
export const messageOf = (
  { language, engine, messages }: Wording,
  finding: Pick<ShopFinding, 'code' | 'params'>,
): string => formatFinding(engine, finding, language, messages);

/** Lists units by number and name. */
export const unitNames = ({ units }: Cart, ids: readonly CartUnitId[]): string => {
  const byId = unitsById(units);
  const nameOf = (id: CartUnitId): string => byId.get(id)?.item.itemName.trim() ?? '';
  return ids.map((id) => (nameOf(id) === '' ? `unit ${id}` : `unit ${id} ‘${nameOf(id)}’`)).join(', ');
};

/** Describes a fix of a finding (CK-18). */
export const fixText = (state: Cart, fix: ShopFix, terms?: Engine<string>['terms']): string =>
  describeFix(state, fix, unitNames(state, unitsOfFix(fix)), terms);

/** Describes the inputs of a ledger entry in one line (PR-08). */
export const inputsText = (wording: Wording, inputs: LedgerEntry['inputs']): string =>
  describeInputs(inputs, (amount) => formatAmount(wording, amount));
