import type { CartState } from '@baguni/domain';
import type { ShopFinding, ShopFix } from '@baguni/domain/shop';
import type { AnyChange } from '../engine/cart-engine.ts';
import { fixedUnits, fixText } from './fix-text.ts';
import { amountText, messageOf, type Wording } from '../words/wording.ts';
import { unitNames } from '../words/unit-names.ts';

/** A fix as a button. */
export interface FixView {
  readonly key: string;
  readonly label: string;
  /** All units that it changes: the label names the first of many. */
  readonly units: readonly string[];
  readonly fix: ShopFix;
}

/** A reason that blocks an order, with what removes it. */
export interface ReasonView {
  readonly key: string;
  readonly code: string;
  readonly text: string;
  /** The units that it concerns. */
  readonly units: readonly string[];
  readonly fixes: readonly FixView[];
}

const fixViews = (wording: Wording, cart: CartState, fixes: readonly ShopFix[]): readonly FixView[] =>
  fixes.map((fix) => ({
    key: JSON.stringify(fix),
    label: fixText(wording, cart, fix),
    units: fixedUnits(wording, cart, fix),
    fix,
  }));

/** Everything that blocks an order, in words (CK-18, EN-20). */
export const reasonViews = (
  wording: Wording,
  cart: CartState,
  findings: readonly ShopFinding[],
): readonly ReasonView[] =>
  findings.map(({ code, params, units, fixes }, i) => ({
    key: `${i}-${code}`,
    code,
    text: messageOf(wording, { code, params }),
    units: unitNames(wording, cart, units),
    fixes: fixViews(wording, cart, fixes),
  }));

/** The smallest change in words: what is given up, and by which steps. */
export interface ChangeView {
  readonly lost: string;
  readonly proof: string;
  readonly steps: readonly FixView[];
}

/** The change that gives up least, in words (CK-18, EN-20). */
export const changeView = (wording: Wording, cart: CartState, change: AnyChange): ChangeView => {
  const { words } = wording;
  const { lost, bound, isProved, fixes, promotionsOff } = change;
  const off = promotionsOff.map((promotion) => ({ type: 'RemovePromotion' as const, promotion }));
  return {
    lost: lost > 0 ? words.givesUp(amountText(wording, lost)) : words.givesUpNothing,
    proof: isProved ? words.changeProved : words.changeGap(amountText(wording, lost - bound)),
    steps: fixViews(wording, cart, [...off, ...fixes]),
  };
};
