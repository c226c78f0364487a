import type { CheckoutRequest } from '@baguni/contract';
import { emptyCart, type CartContent, type Cart, type CartUnitId, type Storefront } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { Deps } from '../request/handler.ts';
import { overseasOf } from './overseas-of.ts';
import { readBuyer } from './read-buyer.ts';

const anApp = { appType: '', appVersion: '', isAndroid: false };

export const storefrontOf = ({ session, language, device, isApp }: Deps): Storefront => ({
  tenant: session.scope.tenant,
  device,
  language,
  app: isApp ? O.some(anApp) : O.none,
});

export type OrderDecisions = Pick<CheckoutRequest, 'agreed' | 'oversea'>;

/** No agreements and no overseas company. */
export const noDecisions: OrderDecisions = { agreed: [], oversea: O.none };

/**
 * Returns the cart with these units selected, so that the same functions price and judge it on page and server (CK-19).
 * Of an order's request it contains only the shopper's own decisions. Units that cannot be ordered stay selected, so
 * that the rules see and refuse them.
 */
export const openCart = async (
  deps: Deps,
  { cartVersion: _, ...content }: CartContent,
  selected: readonly CartUnitId[],
  { agreed, oversea }: OrderDecisions,
): Promise<Cart> => {
  const { buyer, shippingCountry, latestShippingAddress, isCertificatedAdult } = await readBuyer(
    deps.tx,
    deps.session.scope,
  );
  const { extraDiscounts } = await deps.tx.offers(deps.session.scope.tenant);
  return deps.engine.prices.ready({
    ...emptyCart(storefrontOf(deps)),
    ...content,
    thresholds: deps.environment.freeShippingThresholds,
    buyer,
    isCertificatedAdult: isCertificatedAdult ?? false,
    shippingCountry,
    oversea: overseasOf(deps, shippingCountry, content.units, oversea),
    agreed,
    selected,
    extraDiscountCandidates: extraDiscounts,
    pricesAsOf: deps.now,
    latestShippingAddress: O.fromNullable(latestShippingAddress),
  });
};
