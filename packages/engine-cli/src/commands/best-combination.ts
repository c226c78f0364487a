import {
  couponKeyOf,
  laneOf,
  formatMessage,
  type BestCombination,
  type CartState,
  type Messages,
} from '@baguni/domain';
import { bestCoupons } from '@baguni/domain/engine';
import { option as O } from 'fp-ts';
import type { Outcome } from '../output/outcome.ts';
import { amount, namesOf, type Wording } from './naming.ts';

const chosenOf = ({ chosen }: BestCombination) =>
  chosen.map(({ coupon, place }) => ({
    couponKey: couponKeyOf(coupon),
    couponName: coupon.couponName,
    lane: O.toNullable(laneOf(coupon)),
    place: place.type,
    cartUnitIds: place.cartUnitIds,
  }));

const unusedOf = ({ unused }: BestCombination, messages: Messages) =>
  unused.map(({ coupon, reason }) => ({
    couponKey: couponKeyOf(coupon),
    couponName: coupon.couponName,
    code: reason.code,
    message: formatMessage(messages, reason.code, reason.params),
    cartUnitIds: reason.units,
  }));

const nameOf = ({ couponKey, couponName }: { readonly couponKey: string; readonly couponName: string }): string =>
  couponName.trim() === '' ? couponKey : `${couponKey} ‘${couponName}’`;

/**
 * `baguni best-coupons`: which coupons save most, what that saves, that it is proved or by how much it might not be the
 * most, and why each other coupon is left out; judged at a moment (CP-19, EN-03).
 * @param now ms since 1970 UTC
 * @param nodes how many parts of the search are looked at
 */
export const bestCombination = (
  state: CartState,
  now: number,
  wording: Wording,
  messages: Messages,
  nodes?: number,
): Outcome => {
  const { translations } = wording;
  const best = bestCoupons(state, now, nodes);
  const { saving, bound, isProved, payable, savingAgainstPresent } = best;
  const present = payable + savingAgainstPresent;
  const chosen = chosenOf(best);
  const unused = unusedOf(best, messages);
  const said = [saving, payable, present].map((value) => amount(wording, value));
  const used = chosen.map(
    (one) => `  ${nameOf(one)} · ${translations.on[one.place](namesOf(wording, state, one.cartUnitIds))}`,
  );
  const left = unused.map((one) => `  ${nameOf(one)} · ${one.code} ${one.message}`);
  return {
    lines: [
      saving > 0
        ? translations.bestCombination(said[0] ?? '', said[1] ?? '', said[2] ?? '')
        : translations.nothingToSave,
      isProved ? translations.proved : translations.gap(amount(wording, bound - saving)),
      ...(used.length > 0 ? ['', translations.use, ...used] : []),
      ...(left.length > 0 ? ['', translations.notUsed, ...left] : []),
    ],
    json: { saving, payable, present, isProved, gap: bound - saving, nodes: best.nodes, chosen, unused },
    exitCode: 0,
  };
};
