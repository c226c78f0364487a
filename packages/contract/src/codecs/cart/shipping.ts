import {
  shippingChargePayTypes,
  shippingMethodTypes,
  type BundleTerms,
  type DefaultItemShippingFee,
  type ShippingBundle,
  type ShippingPolicy,
} from '@baguni/domain/internal';
import * as t from 'io-ts';
import { bundleKey, itemNo, MAX_UNITS, shippingPolicyKey, amount, price, choice } from '../base/values.ts';
import { parts, type Codec, strict } from '../base/codec.ts';

const MAX_ENTRIES = 1_000;

export const shippingPolicy: Codec<ShippingPolicy> = strict({
  shippingPolicyKey,
  shippingMethodType: choice(shippingMethodTypes),
  shippingChargePayType: choice(shippingChargePayTypes),
  shippingFee: price,
  isQuantityShippingFee: t.boolean,
  isConditionalFree: t.boolean,
  conditionalFreeBasisCost: amount,
  isSpecialShipping: t.boolean,
  isArrivalGuaranteed: t.boolean,
  isSmileDelivery: t.boolean,
  isDisplayShippingFee: t.boolean,
});

export const bundleTerms: Codec<BundleTerms> = strict({ bundleKey, isMaxCharge: t.boolean });

const defaultItemFee: Codec<DefaultItemShippingFee> = strict({ itemNo, isFreeShipping: t.boolean });

const shippingBundle: Codec<ShippingBundle> = strict({ bundleKey, isMaxCharge: t.boolean, shippingFee: amount });

export const shippingPolicies: Codec<readonly ShippingPolicy[]> = parts('ShippingTerms', shippingPolicy, MAX_ENTRIES);
export const bundleTermsList: Codec<readonly BundleTerms[]> = parts('ShippingTerms', bundleTerms, MAX_ENTRIES);
/** Items that ship free without a minimum purchase (SH-07). */
export const defaultItemFees: Codec<readonly DefaultItemShippingFee[]> = parts('NoPrice', defaultItemFee, MAX_UNITS);
export const shippingBundles: Codec<readonly ShippingBundle[]> = parts('ShippingFee', shippingBundle, MAX_ENTRIES);
