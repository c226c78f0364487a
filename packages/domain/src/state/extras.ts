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

/** Optional data around the cart, by name. No price depends on it. A missing part was not read, or could not be. */
export interface Extras {
  /** True without a connection; missing before the first loss, false after recovery (ER-02). */
  readonly isOffline?: boolean;
  /** Banner of the big sale; null while there is no sale (PG-15). */
  readonly bsd?: BsdBanner | null;
  readonly benefits?: readonly ItemPurchaseBenefits[];
  /** Guest id, hashed by the server; only in Korean (CM-27). */
  readonly hashedCguid?: string;
  /** Health of the local checkout server; missing in other environments (CM-50). */
  readonly isCheckoutHealthy?: boolean;
  readonly nudge?: NudgeType | 'None';
  readonly recommendations?: Recommendations;
  readonly signals?: readonly PriceSignal[];
  /** Changes since the last visit; null without changes, and after closing (RC-03). */
  readonly news?: VisitNews | null;
  /** Units with pieces of the former guest cart; null after closing (GM-4). */
  readonly merged?: Pick<MergeReport, 'added' | 'addedUp'> | null;
  readonly arrivals?: readonly Arrival[];
  readonly delivery?: FreshDelivery;
  readonly expressShop?: ExpressShopRequest;
  readonly visit?: UnitVisit;
  /** LS-03, CM-28. */
  readonly club?: ClubInfo;
  /** Progress of joining; default `Default` (CL-02). */
  readonly clubJoin?: ClubJoinScene;
  /** Memo of the order; empty if cleared (LY-08). */
  readonly memo?: string;
  /** Alternatives to sold-out units, one list per item (PG-13). */
  readonly instead?: readonly RecommendedList[];
  /** Last deletion that can be undone; null afterwards (DL-03). */
  readonly removal?: Removal | null;
  readonly optionChoice?: OptionChoice;
  /** CM-39. */
  readonly welcomeGift?: WelcomeGift;
}
