import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import { isOrderable } from '../../cart/cart-unit.ts';
import { evolve } from '../../cart/evolve.ts';
import { emptyCart, type CartState, type ServerPrices } from '../../cart/state.ts';
import { visibleTabs, type CartTab } from '../../cart/tabs.ts';
import { pricedInputsOf } from '../../price/priced-of.ts';
import type { BundleTerms, ShippingBundle } from '../../shipping/policy.ts';
import { featuresOf } from '../../storefront/features.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { arbInitialCart } from './cart.ts';
import { arbWonIn } from './price.ts';
import { arbEnvironment, arbStorefront } from './storefront.ts';

/** The tabs on which one can stand in a storefront (PG-02). */
const tabsIn = (storefront: Storefront): readonly CartTab[] => {
  const tabs = visibleTabs(featuresOf(storefront));
  return tabs.length === 0 ? ['All'] : tabs;
};

const arbWithoutAnswer = fc.constantFrom<ServerPrices>(
  { status: 'NotAsked', answer: O.none },
  { status: 'Failed', answer: O.none },
);

/** A loaded cart, anywhere, with some of its orderable units selected, before the server said anything on prices. */
const arbUnpricedState: Arbitrary<CartState> = fc
  .tuple(arbStorefront, arbEnvironment, arbInitialCart)
  .chain(([storefront, environment, { removeCartUnitIds, isNeedMerge, priorityBranchServiceType, ...content }]) =>
    fc
      .record({
        tab: fc.constantFrom(...tabsIn(storefront)),
        selected: fc.subarray(content.units.filter(isOrderable).map((unit) => unit.cartUnitId)),
        serverPrices: arbWithoutAnswer,
      })
      .map((rest): CartState => ({
        ...emptyCart(storefront),
        ...content,
        ...rest,
        environment,
        load: 'Loaded',
        branchServiceType: priorityBranchServiceType,
      })),
  );

const arbBundle = (terms: BundleTerms): Arbitrary<ShippingBundle> =>
  arbWonIn(0, 10_000).map((shippingFee) => ({ ...terms, shippingFee }));

/** The cart after the server's answer on its prices. */
const priced = (state: CartState): Arbitrary<CartState> =>
  fc
    .tuple(...state.bundleTerms.map(arbBundle))
    .map((bundles) =>
      evolve(state, { type: 'PricesUpdated', inputs: pricedInputsOf(state), bundles, policies: [], discounts: [] }),
    );

/** A loaded cart, anywhere, with some of its orderable units selected, with or without the server's prices. */
export const arbCartState: Arbitrary<CartState> = arbUnpricedState.chain((state) =>
  fc.oneof(fc.constant(state), priced(state)),
);
