import { checkNames, didYouMean } from '../names/nearest.ts';

const shippingRefunds = ['Complete', 'Pieces', 'Never'] as const;

/** What a shop refunds (EN-13). */
export interface RefundTerms {
  /**
   * `Complete`: the fee of a parcel when its last piece is returned. `Pieces`: a share for each piece. `Never`: shipping
   * is not refunded.
   */
  readonly shipping: (typeof shippingRefunds)[number];
}

/**
 * Checks the refund terms of a shop.
 * @throws TypeError for an unknown name or value
 */
export const checkRefundTerms = (refunds: RefundTerms): void => {
  checkNames('field of refunds', ['shipping'], refunds);
  // plain JavaScript may pass another value
  const given: unknown = refunds.shipping;
  const text = String(given);
  if (!shippingRefunds.some((one) => one === text))
    throw new TypeError(
      `refunds.shipping: one of ${shippingRefunds.join(', ')} is asked for: ${text}${didYouMean(text, shippingRefunds)}`,
    );
};
