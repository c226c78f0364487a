import { checkChoice, checkNames } from '../names/nearest.ts';

/** The ways to refund the fee of a parcel. */
export const shippingRefunds = ['Complete', 'Pieces', 'Never'] as const;

/** Refund rules of a shop (EN-13). */
export interface RefundTerms {
  /**
   * `Complete`: the fee of a parcel when its last piece is returned. `Pieces`: a share for each piece. `Never`: shipping
   * is not refunded.
   */
  readonly shipping: (typeof shippingRefunds)[number];
}

/** Throws if the refund terms of a shop have an unknown name or value. */
export const checkRefundTerms = (refunds: RefundTerms): void => {
  checkNames('field of refunds', ['shipping'], refunds);
  checkChoice('refunds.shipping', shippingRefunds, refunds.shipping);
};
