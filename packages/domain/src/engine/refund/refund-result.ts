import type { CartUnitId } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';
import type { EntryPlace, PriceRule } from '../../price/ledger/ledger.ts';
import type { EngineCart } from '../cart/engine-cart.ts';
import type { CustomFields } from '../cart/fields.ts';
import type { Refused } from '../engine.ts';
import type { TaxReceipt } from '../tax/tax-ledger.ts';

/** Pieces of a unit to return. */
export interface PiecesToReturn {
  /** The number of the unit. */
  readonly cartUnitId: number;
  /** Pieces, at least 1. */
  readonly quantity: number;
}

/** Returned pieces of a unit. */
export interface ReturnedPieces extends PiecesToReturn {
  readonly cartUnitId: CartUnitId;
}

/** One reason of a refunded amount. */
export interface RefundEntry {
  /**
   * The reason, which `formatFinding` formats: `REFUND_RETURNED`, `REFUND_SHIPPING`, `REFUND_NO_LONGER_APPLIES` or
   * `REFUND_DEDUCTION_RETURNED`, with hyphens in a shop with the codes of the marketplace.
   */
  readonly code: string;
  readonly params: { readonly name: string };
  /** The rule of the ledger entry that is refunded. */
  readonly rule: PriceRule;
  /** ID of the promotion, or name of the discount or coupon; empty for prices and fees. */
  readonly source: string;
  /** Minor units; negative if it reduces the refund. */
  readonly amount: Won;
}

/** The refund for a unit, a parcel’s fee or the overseas fee of a unit. */
export interface RefundLine {
  readonly place: EntryPlace;
  /** Returned pieces of a unit; 0 for fees and for units that are kept. */
  readonly quantity: number;
  /** Minor units: the sum of the entries; negative if a reduction of a kept unit no longer applies. */
  readonly amount: Won;
  readonly entries: readonly RefundEntry[];
}

/** The amount that a buyer gets back for returned pieces, with its reasons. */
export interface Refund {
  /** Minor units, 0 or more: the sum of the lines. */
  readonly amount: Won;
  readonly pieces: readonly ReturnedPieces[];
  readonly lines: readonly RefundLine[];
  /** Refunded tax by rate; missing if the shop has no tax. */
  readonly tax?: TaxReceipt;
}

/** A paid order with its earlier refunds. */
export interface PaidOrder<C extends string = string, F = CustomFields> {
  readonly cart: EngineCart<C, F>;
  /** Time of the order in ms since 1970 UTC. */
  readonly now: number;
  /** Minor units that the buyer paid. An order that costs another amount by these terms is not refunded. */
  readonly payable?: number;
  /** Earlier refunds, oldest first. */
  readonly refunds?: readonly Refund[];
}

/** A refund and the order after it, or the first reason against it. */
export type RefundResult<C extends string = string, F = CustomFields> =
  { readonly ok: true; readonly refund: Refund; readonly order: PaidOrder<C, F> } | Refused;
