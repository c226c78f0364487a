import type { CouponPromptMemory } from '@baguni/domain';
import type { ReadingPart } from '../deps/deps.ts';
import { refreshPrices } from '../prices/refresh-prices.ts';
import { loadOffers } from '../offers/load-offers.ts';
import { loadCart } from '../load/load-cart.ts';
import { readCoupons } from '../load/read-coupons.ts';
import { resumeAsPlanned } from '../load/resume-as-planned.ts';
import { timeToReadOn } from '../load/time-to-read-on.ts';

/** What asks the server for a cart and for all that is shown with it. */
export const readingWith = (ports: { readonly couponPrompt: CouponPromptMemory }): ReadingPart => ({
  loadCart,
  readCoupons: readCoupons(ports.couponPrompt),
  refreshPrices: (deps) => () => refreshPrices(deps),
  loadOffers: (deps) => () => loadOffers(deps),
  resumeAsPlanned,
  timeToReadOn,
});
