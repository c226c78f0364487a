import type { Cart, Extras } from '@baguni/domain';
import type { EventLog, Session } from './session.ts';

/** A session as one flat object: the format of saved sessions. */
export interface SessionDocument extends Omit<Session, 'cart' | 'extras'>, Omit<Cart, 'thresholds' | 'delivery'> {
  readonly extras: Extras;
}

/** Writes a session as a document. */
export const documentOfSession = ({
  cart: { thresholds: _, delivery, ...cart },
  extras,
  ...page
}: Session): SessionDocument => ({ ...page, ...cart, extras: delivery ? { ...extras, delivery } : extras });

/** Writes an event log with its base as a document. */
export const documentOfLog = ({ base, events }: EventLog) => ({ base: documentOfSession(base), events });

/** Reads a session from its document. */
export const sessionOfDocument = (document: SessionDocument): Session => {
  const { storefront, tab, units, selected, saving, buyer, isCertificatedAdult, ...others } = document;
  const { latestShippingAddress, shippingCountry, oversea, agreed, missing, pricesAsOf, ...more } = others;
  const { shippingPolicies, bundleTerms, serverPrices, coupons, appliedCoupons, ...rest } = more;
  const { appliedPromotions, fundingDiscounts, extraDiscountCandidates, extras, ...page } = rest;
  const { delivery, ...around } = extras;
  const cart: Cart = {
    storefront,
    tab,
    units,
    selected,
    saving,
    buyer,
    isCertificatedAdult,
    latestShippingAddress,
    shippingCountry,
    oversea,
    agreed,
    missing,
    pricesAsOf,
    shippingPolicies,
    bundleTerms,
    serverPrices,
    coupons,
    appliedCoupons,
    appliedPromotions,
    fundingDiscounts,
    extraDiscountCandidates,
    thresholds: page.environment.freeShippingThresholds,
    ...(delivery ? { delivery } : {}),
  };
  return { ...page, extras: around, cart };
};
