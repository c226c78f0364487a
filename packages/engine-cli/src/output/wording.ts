import {
  formatNumber,
  formatWon,
  isAmountInput,
  unitsById,
  won,
  type Cart,
  type CartUnitId,
  type Language,
  type LedgerEntry,
  type Messages,
  type Engine,
  type ShopFinding,
  type ShopFix,
} from '@baguni/domain/internal';
import { fixLabels, inputLabels } from './labels.ts';

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
): string => engine.say(finding, language, messages);

/** Lists units by number and name. */
export const unitNames = ({ units }: Cart, ids: readonly CartUnitId[]): string => {
  const byId = unitsById(units);
  const nameOf = (id: CartUnitId): string => byId.get(id)?.item.itemName.trim() ?? '';
  return ids.map((id) => (nameOf(id) === '' ? `unit ${id}` : `unit ${id} ‘${nameOf(id)}’`)).join(', ');
};

const idsOf = (fix: ShopFix): readonly CartUnitId[] => {
  if ('cartUnitIds' in fix) return fix.cartUnitIds;
  return 'cartUnitId' in fix ? [fix.cartUnitId] : [];
};

const detailOf = (
  {
    destination: {
      overseas: { companies },
    },
  }: Cart,
  fix: ShopFix,
): string => {
  if ('quantity' in fix) return `${fix.quantity}`;
  if ('code' in fix) return fix.code;
  if ('promotion' in fix) return fix.promotion;
  if ('company' in fix)
    return companies.find((one) => one.shippingCompanyType === fix.company)?.shippingCompanyName ?? fix.company;
  if ('couponIssueNoes' in fix) return fix.couponIssueNoes?.join(', ') ?? '';
  return 'paper' in fix ? fix.paper : '';
};

/** Describes a fix of a finding (CK-18). */
export const fixText = (state: Cart, fix: ShopFix): string =>
  fixLabels[fix.type](unitNames(state, idsOf(fix)), detailOf(state, fix));

/** Describes the inputs of a ledger entry in one line (PR-08). */
export const inputsText = (wording: Wording, inputs: LedgerEntry['inputs']): string => {
  const values: Readonly<Record<string, unknown>> = inputs;
  const name = 'name' in inputs ? inputs.name.trim() : '';
  const texts = Object.entries(inputLabels).flatMap(([input, label]) => {
    const value = values[input];
    if (typeof value === 'string') return [label(value)];
    if (typeof value !== 'number') return [];
    return [label(isAmountInput(input) ? formatAmount(wording, value) : formatNumber(value))];
  });
  return [...(name === '' ? [] : [`‘${name}’`]), ...texts].join(' · ');
};
