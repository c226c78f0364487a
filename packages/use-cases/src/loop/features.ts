import { merge } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { club } from '../club/index.ts';
import { connection } from '../shell/connection.ts';
import type { ExtrasPorts } from '../flow/feature-ports.ts';
import { deliverySlots } from '../delivery/delivery-slots.ts';
import { delivery } from '../delivery/index.ts';
import { information } from '../cart/item-information.ts';
import { memo } from '../memo/memo.ts';
import { news } from '../visit/news.ts';
import { nudges } from '../nudges/nudges.ts';
import { instead } from '../recommendations/instead.ts';
import { priceSignals } from '../recommendations/price-signals.ts';
import { recommendations } from '../recommendations/recommendations.ts';
import { changeOptions } from '../options/change-options.ts';
import { offerCoupons } from '../removal/offer-coupons.ts';
import { undoRemoval } from '../removal/undo-removal.ts';
import { tabs } from '../visit/tabs.ts';
import { expressShop } from '../visit/express-shop.ts';
import { visits } from '../visit/visits.ts';

export type { ExtrasPorts };

const useCases: readonly UseCase[] = [information, recommendations, priceSignals, club, undoRemoval, instead];

const useCasesWith = (ports: ExtrasPorts): readonly UseCase[] => [
  offerCoupons(ports),
  connection(ports),
  tabs(ports),
  news(ports),
  nudges(ports),
  visits(ports),
  expressShop(ports),
  delivery(ports),
  memo(ports),
  deliverySlots(ports),
  changeOptions(ports),
];

/** The secondary features. They load after the cart and receive earlier commands and events. */
export const extrasWith =
  (ports: ExtrasPorts): UseCase =>
  (deps) =>
  (commands) =>
    merge(...[...useCases, ...useCasesWith(ports)].map((useCase) => useCase(deps)(commands)));
