import {
  emptyCart,
  type CartContent,
  type CartState,
  type CartUnitId,
  type CheckoutRequest,
  type Storefront,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { Deps } from '../request/handler.ts';
import { overseasOf } from './overseas-of.ts';
import { readBuyer } from './read-buyer.ts';

const anApp = { appType: '', appVersion: '', isAndroid: false };

/** The storefront of a request: its tenant is the session's. Coupons may depend on the device (CP-20), prices do not. */
export const storefrontOf = ({ session, language, device, isApp }: Deps): Storefront => ({
  tenant: session.scope.tenant,
  device,
  language,
  app: isApp ? O.some(anApp) : O.none,
});

/** What a shopper has decided of an order, as its request says (CM-10). */
export type OrderDecisions = Pick<CheckoutRequest, 'agreed' | 'oversea'>;

/** Nothing is ordered: nothing was agreed to, and no way overseas was chosen. */
export const noDecisions: OrderDecisions = { agreed: [], oversea: O.none };

/**
 * The State that a page has of this cart with these units selected, so that the same functions price and judge on both
 * sides (CK-19). Of an order's request only the shopper's own decisions are in it. Units that cannot be ordered stay
 * selected, so that the rules see and refuse them.
 */
export const stateOf = async (
  deps: Deps,
  content: CartContent,
  selected: readonly CartUnitId[],
  { agreed, oversea }: OrderDecisions,
): Promise<CartState> => {
  const { buyer, shippingCountry, latestShippingAddress, priorityBranchServiceType, isCertificatedAdult } =
    await readBuyer(deps.tx, deps.session.scope);
  const { extraDiscounts } = await deps.tx.offers(deps.session.scope.tenant);
  return deps.engine.prices.ready({
    ...emptyCart(storefrontOf(deps)),
    ...content,
    load: 'Loaded',
    environment: deps.environment,
    buyer,
    isCertificatedAdult: isCertificatedAdult ?? false,
    shippingCountry,
    oversea: overseasOf(deps, shippingCountry, content.units, oversea),
    agreed,
    branchServiceType: priorityBranchServiceType,
    selected,
    extraDiscountCandidates: extraDiscounts,
    pricesAsOf: deps.now,
    latestShippingAddress: O.fromNullable(latestShippingAddress),
  });
};
