import type { OptionChoice } from './option-choice.ts';
import type { Removal } from './removal.ts';
import type { MergeReport } from '../entities/cart/merge.ts';
import type { ItemPurchaseBenefits } from '../entities/cart/purchase-benefit.ts';
import type { BsdBanner } from '../entities/event/bsd-event.ts';
import type { Arrival } from '../entities/shipping/delivery.ts';
import type { FreshDelivery } from '../entities/shipping/delivery-slot.ts';
import type { NudgeType } from '../entities/nudge/nudge.ts';
import type {
  PriceSignal,
  RecommendedList,
  Recommendations,
  UnitVisit,
} from '../entities/recommendation/recommendation.ts';
import type { VisitNews } from '../entities/visit/visit.ts';
import type { ExpressShopRequest } from '../storefront/route-query.ts';
import type { ClubInfo, ClubJoinScene, WelcomeGift } from '../entities/club/club.ts';

/**
 * What is around the cart and read after it, each part by its name: no price depends on it, and the cart works without it.
 * A part that is not there was not read, or could not be.
 */
export interface Extras {
  /** The browser has no connection; left out before it was lost, false once it is back (ER-02). */
  readonly isOffline?: boolean;
  /** The banner of the big sale while it is on; null while it is not (PG-15). */
  readonly bsd?: BsdBanner | null;
  /** What comes with buying items of the cart (CM-32). */
  readonly benefits?: readonly ItemPurchaseBenefits[];
  /** The guest's id, hashed by the server; in Korean only (CM-27). */
  readonly hashedCguid?: string;
  /** Whether the checkout server of one's own machine answers; left out elsewhere (CM-50). */
  readonly isCheckoutHealthy?: boolean;
  /** The nudge that shows; none once it was closed (ND-01). */
  readonly nudge?: NudgeType | 'None';
  /** What others bought together, or what is alike (RC-01). */
  readonly recommendations?: Recommendations;
  /** Price changes of units since they were put in (RC-03). */
  readonly signals?: readonly PriceSignal[];
  /** What has changed since the last visit; null where nothing has, and once it was closed (RC-03). */
  readonly news?: VisitNews | null;
  /** Which units hold what a guest's cart held before; null once that was closed (GM-4). */
  readonly merged?: Pick<MergeReport, 'added' | 'addedUp'> | null;
  /** When items would arrive (PG-16). */
  readonly arrivals?: readonly Arrival[];
  /** When SmileFresh branches bring (LY-09). */
  readonly delivery?: FreshDelivery;
  /** The same-day shop that the page was asked to begin with (LS-08). */
  readonly expressShop?: ExpressShopRequest;
  /** The unit that the page goes to (LS-07). */
  readonly visit?: UnitVisit;
  /** LS-03, CM-28. */
  readonly club?: ClubInfo;
  /** How far joining by one click has come (CL-02); `Default` where left out. */
  readonly clubJoin?: ClubJoinScene;
  /** What the shopper has written for the order; empty where it was cleared (LY-08). */
  readonly memo?: string;
  /** What is like units that are sold out, a list for each item (PG-13). */
  readonly instead?: readonly RecommendedList[];
  /** What was deleted just now and can be brought back; null once it cannot any more (DL-03). */
  readonly removal?: Removal | null;
  /** The unit whose options the shopper changes, or changed last (PG-21). */
  readonly optionChoice?: OptionChoice;
  /** CM-39. */
  readonly welcomeGift?: WelcomeGift;
}
