import type { CartUnitId, CouponIssueNo } from '../money/ids.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { Params, ParamsOf } from '../messages/format-message.ts';
import type { ShippingCompanyType } from '../entities/overseas/country.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import * as E from '../money/either.ts';
import type { Either } from '../money/either.ts';

/** An action that resolves a finding; the page shows it as a button. */
export type Fix =
  /** Deselects `cartUnitIds`; they stay in the cart. */
  | { readonly type: 'Deselect'; readonly cartUnitIds: readonly CartUnitId[] }
  /** Deletes `cartUnitIds`. */
  | { readonly type: 'Delete'; readonly cartUnitIds: readonly CartUnitId[] }
  /** Changes the quantity of `cartUnitId`. */
  | { readonly type: 'SetQuantity'; readonly cartUnitId: CartUnitId; readonly quantity: number }
  /** Removes the coupons in `couponIssueNoes` from the units, or all of their coupons if it is missing. */
  | {
      readonly type: 'RemoveCoupons';
      readonly cartUnitIds: readonly CartUnitId[];
      readonly couponIssueNoes?: readonly CouponIssueNo[];
    }
  /** Selects everything. */
  | { readonly type: 'SelectAll' }
  /** The buyer signs in. */
  | { readonly type: 'SignIn' }
  /** Orders only `cartUnitIds` first, a subset of the selection. */
  | { readonly type: 'OrderFirst'; readonly cartUnitIds: readonly CartUnitId[] }
  /** Orders everything together after the shopper confirmed question `code`. */
  | { readonly type: 'Agree'; readonly code: MessageKey }
  /** Selects the carrier `company` of an overseas order. */
  | { readonly type: 'ChooseCompany'; readonly company: ShippingCompanyType }
  /** Ships to the home of the shop. */
  | { readonly type: 'ShipDomestic' }
  /** The buyer verifies the identity. */
  | { readonly type: 'VerifyIdentity' }
  /** The buyer proves to be an adult. */
  | { readonly type: 'VerifyAdult' }
  /** Selects the earliest delivery time. */
  | { readonly type: 'ChooseDeliveryTime' }
  /** Requests a `paper`: consent, a Taiwan ID number or an identity card image. */
  | { readonly type: 'GivePapers'; readonly paper: OverseaPaper };

/** A paper that an overseas order can require. */
export type OverseaPaper = 'Consent' | 'TaiwanIdNumber' | 'ChinaIdImage';

/** A reason for a refusal: code, message parameters, affected units, fixes. */
export interface Finding {
  readonly code: MessageKey;
  readonly params: Params;
  /** Affected units; empty if it concerns the whole order. */
  readonly units: readonly CartUnitId[];
  /** Alternative fixes; empty if the shopper cannot resolve it. */
  readonly fixes: readonly Fix[];
}

/** Minimum number of units to exclude, and the candidates. */
export interface Excess {
  readonly pool: readonly CartUnitId[];
  readonly count: number;
  /** True if other quantities of the candidates may help instead. */
  readonly isOfPieces?: boolean;
  readonly need?: Need;
}

/** The amount by which the candidates must be reduced together, e.g. pieces or kg, and the share of each piece. */
export interface Need {
  readonly amount: number;
  readonly ofPiece: (unit: CartUnit) => number;
}

/** A rule checks facts and reports a violation. It reads only its facts. */
export interface Rule<Facts, F extends { readonly code: string } = Finding> {
  readonly code: F['code'];
  /** All codes that `broken` can return; usually one. */
  readonly codes: readonly F['code'][];
  readonly requirement: string;
  /** Section of the specification. */
  readonly source: string;
  /** Returns the first violation, or undefined. */
  readonly broken: (facts: Facts) => F | undefined;
  /** Returns all violations, that of `broken` first, if several units can violate it separately. */
  readonly all?: (facts: Facts) => readonly F[];
  /** Returns by how much the units of a violation must be reduced together, for the smallest change of an order (CK-18). */
  readonly excess?: (facts: Facts, units: readonly CartUnitId[]) => Excess;
}

/** Creates a rule with one code. Its `broken` returns the first violation, or undefined. */
/* @__NO_SIDE_EFFECTS__ */
export const ruleOf = <Facts>(
  code: MessageKey,
  requirement: string,
  source: string,
  broken: Rule<Facts>['broken'],
): Rule<Facts> => ({ code, codes: [code], requirement, source, broken });

/** Creates a finding. A missing message parameter is a compile error. */
export const finding = <K extends MessageKey>(
  code: K,
  params: ParamsOf<K> & Params,
  units: readonly CartUnitId[] = [],
  fixes: readonly Fix[] = [],
): Finding => ({ code, params, units, fixes });

/** Returns the value if the condition is true, otherwise undefined. */
export const when = <A>(condition: boolean | undefined, valueOf: () => A): A | undefined =>
  condition ? valueOf() : undefined;

/** Returns the item’s name as the seller wrote it, or its number if it has no name. */
export const productOf = ({ item }: Pick<CartUnit, 'item'>): string =>
  item.itemName.trim() === '' ? item.itemNo : item.itemName;

/** The numbers of units, in their order. */
export const idsOf = (units: readonly CartUnit[]): readonly CartUnitId[] => units.map((unit) => unit.cartUnitId);

/** Creates a rule body that checks each unit separately. */
export const brokenByEach = <Facts>(
  all: (facts: Facts) => readonly Finding[],
): Required<Pick<Rule<Facts>, 'broken' | 'all'>> => ({
  broken: (facts) => all(facts)[0],
  all,
});

/** Returns the first violation in list order, or success. */
export const judge =
  <Facts>(rules: readonly Pick<Rule<Facts>, 'broken'>[]) =>
  (facts: Facts): Either<Finding, Facts> => {
    for (const rule of rules) {
      const finding = rule.broken(facts);
      if (finding !== undefined) return E.left(finding);
    }
    return E.right(facts);
  };

const findingsOf = <Facts, F extends { readonly code: string }>(rule: Rule<Facts, F>, facts: Facts): readonly F[] => {
  if (rule.all) return rule.all(facts);
  const found = rule.broken(facts);
  return found === undefined ? [] : [found];
};

/** Returns all findings in list order. Uses the same list as `judge`. */
export const diagnose =
  <Facts, F extends { readonly code: string }>(rules: readonly Rule<Facts, F>[]) =>
  (facts: Facts): readonly F[] =>
    rules.flatMap((rule) => findingsOf(rule, facts));
