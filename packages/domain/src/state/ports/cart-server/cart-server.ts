import type { CartCalls } from './cart-calls.ts';
import type { CheckoutCalls } from './checkout-calls.ts';
import type { ClubCalls } from './club-calls.ts';
import type { CouponCalls } from './coupon-calls.ts';
import type { InformationCalls } from './information-calls.ts';
import type { OfferCalls } from './offers-calls.ts';
import type { OverseaCalls } from './overseas-calls.ts';
import type { PageCalls } from './page-calls.ts';
import type { RecommendCalls } from './recommend-calls.ts';
import type { ShippingCalls } from './shipping-calls.ts';

/** The marketplace API of the cart, one function per call (CM), with the names of the specification. */
export type CartServer = CartCalls &
  CheckoutCalls &
  ClubCalls &
  CouponCalls &
  OfferCalls &
  RecommendCalls &
  ShippingCalls &
  OverseaCalls &
  InformationCalls &
  PageCalls;
