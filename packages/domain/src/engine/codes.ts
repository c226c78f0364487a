import { exclusions } from '../coupons/stacking.ts';
import type { refundMessages } from '../messages/refunds.ts';
import type { Shop } from './shop.ts';
import { commonWordsOf, ownCodesOf, rulesOf } from './texts/texts.ts';

/** Names of the codes of a shop, and back. */
export interface CodeNames {
  /** Returns the code that the engine returns for a code of a rule. */
  readonly nameOf: (code: string) => string;
  /** Returns the code of a rule for a code that the engine returned. Other codes are unchanged. */
  readonly codeOf: (name: string) => string;
  /** Returns a finding with the name of its code. */
  readonly named: <F extends { readonly code: string }>(found: F) => F;
  /** Returns a coupon or promotion with the name of the code of its reason. */
  readonly withNamedReason: <R extends { readonly reason: { readonly code: string } | undefined }>(of: R) => R;
}

/** Returns the names of codes: readable ones in a simple shop. Codes of the shop itself stay. */
export const codeNames = (shop: Shop): CodeNames => {
  const { codes } = shop.base;
  const own = ownCodesOf(shop);
  const back = new Map(
    Object.entries(codes ?? {})
      .map(([code, name]) => [name, code] as const)
      .toReversed(),
  );
  const renamed = (code: string, other: string | undefined, from: string, to: string): string => {
    if (!codes || own.has(code)) return code;
    // a rule of the marketplace that the shop lists itself keeps its code
    return other ?? (code.startsWith('CART-') ? code : code.replaceAll(from, to));
  };
  const nameOf = (code: string): string => renamed(code, codes?.[code], '-', '_');
  const named: CodeNames['named'] = (found) => ({ ...found, code: nameOf(found.code) });
  return {
    nameOf,
    codeOf: (name) => renamed(name, back.get(name), '_', '-'),
    named,
    withNamedReason: (of) => (of.reason ? { ...of, reason: named(of.reason) } : of),
  };
};

/** Codes of commands and of the search for offers, which belong to no rule. */
const ofCommands = [
  'UNIT-NOT-IN-CART',
  'COUPON-NOT-HELD',
  'COUPON-NOT-IN-USE',
  'COUPON-DUPLICATED',
  'COUPON-WORTH-NOTHING',
  'COUPON-BETTER-OTHERWISE',
] as const;

/** Codes of refunds. */
const ofRefunds = [
  'REFUND-RETURNED',
  'REFUND-SHIPPING',
  'REFUND-NO-LONGER-APPLIES',
  'REFUND-DEDUCTION-RETURNED',
  'REFUND-UNKNOWN-UNIT',
  'REFUND-TOO-MANY',
  'REFUND-ALREADY-RETURNED',
] as const satisfies readonly (keyof typeof refundMessages.en)[];

/** Returns every code that an engine of a shop can return, sorted. */
export const emittedCodes = (shop: Shop): readonly string[] => {
  const all = [
    ...rulesOf(shop).flatMap(({ codes }) => codes),
    ...exclusions.map(({ code }) => code),
    ...ofCommands,
    ...ofRefunds,
    ...ownCodesOf(shop),
    ...Object.keys(commonWordsOf(shop)).filter((code) => !code.endsWith('?')),
  ];
  return [...new Set(all.map(codeNames(shop).nameOf))].toSorted();
};
