import type { ChangeCheck } from '@baguni/domain';
import type { EstimateFiles } from '@baguni/domain/estimate';
import { information } from '../cart/item-information.ts';
import { club } from '../club/index.ts';
import { deliverySlots } from '../delivery/delivery-slots.ts';
import { delivery } from '../delivery/index.ts';
import { saveEstimate } from '../estimate/save-estimate.ts';
import type { ExtrasPorts, MoreUseCases } from '../flow/deps.ts';
import { mergeUseCases } from '../flow/flow.ts';
import { memo } from '../memo/memo.ts';
import { nudges } from '../nudges/nudges.ts';
import { changeOptions } from '../options/change-options.ts';
import { overseasTerms } from '../overseas/overseas-terms.ts';
import { oversea } from '../overseas/overseas.ts';
import { changeQuantityWith } from '../quantity/change-quantity.ts';
import { instead } from '../recommendations/instead.ts';
import { priceSignals } from '../recommendations/price-signals.ts';
import { recommendations } from '../recommendations/recommendations.ts';
import { deleteUnits } from '../removal/delete-units.ts';
import { offerCoupons } from '../removal/offer-coupons.ts';
import { undoRemoval } from '../removal/undo-removal.ts';
import { connection } from '../shell/connection.ts';
import { expressShop } from '../visit/express-shop.ts';
import { news } from '../visit/news.ts';
import { tabs } from '../visit/tabs.ts';
import { visits } from '../visit/visits.ts';

/** The ports of the use cases that load with everything else. */
export interface MorePorts extends Omit<ExtrasPorts, 'judgeCoupons'> {
  /** The rules for changes of a cart, the same as the server's (EN-09). */
  readonly changes: ChangeCheck;
  readonly estimateFiles: EstimateFiles;
}

/** Creates the use cases of the chunk that holds everything else. */
export const moreUseCases = ({ changes, estimateFiles, ...others }: MorePorts): MoreUseCases => {
  const ports: ExtrasPorts = { ...others, judgeCoupons: changes.coupons };
  return {
    changes: mergeUseCases([changeQuantityWith(changes), deleteUnits, saveEstimate(estimateFiles), oversea]),
    overseasTerms,
    extras: mergeUseCases([
      information,
      recommendations,
      priceSignals,
      club,
      undoRemoval,
      instead,
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
    ]),
  };
};
