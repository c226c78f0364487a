import type { ChangeCheck, EstimateFiles } from '@baguni/domain/internal';
import { bestPrice, type BestPricePorts } from '../best-coupons/best-price.ts';
import { information } from '../cart/item-information.ts';
import { lostLayer } from '../cart/lost-layer.ts';
import { shareCart } from '../cart/share-cart.ts';
import { club } from '../club/club.ts';
import { delivery } from '../delivery/delivery.ts';
import { saveEstimate } from '../estimate/save-estimate.ts';
import type { Deps, FeatureDeps, MoreUseCases, UseCase } from '../flow/deps.ts';
import { mergeUseCases } from '../flow/flow.ts';
import { memo } from '../memo/memo.ts';
import { nudges } from '../nudges/nudges.ts';
import { changeOptions } from '../options/change-options.ts';
import { overseasTerms, oversea } from '../overseas/overseas.ts';
import { changeQuantityWith } from '../quantity/change-quantity.ts';
import { recommendations } from '../recommendations/recommendations.ts';
import { freeShipping } from '../recommendations/free-shipping.ts';
import { deleteUnits, offerCoupons } from '../removal/delete-units.ts';
import { saveForLater } from '../removal/save-for-later.ts';
import { undoRemoval } from '../removal/undo-removal.ts';
import { connection } from '../shell/connection.ts';
import { handleFailure } from '../flow/handle-failure.ts';
import { lostSession } from '../shell/lost-session.ts';
import { visits } from '../visit/visits.ts';

/** The ports of the use cases that load with everything else. */
export interface MorePorts extends Omit<FeatureDeps, keyof Deps | 'judgeCoupons'> {
  readonly bestPrice: BestPricePorts;
  /** The rules for changes of a cart, the same as the server's (EN-09). */
  readonly changes: ChangeCheck;
  readonly estimateFiles: EstimateFiles;
}

/** Creates the use cases of the chunk that holds everything else. */
export const moreUseCases = ({ changes, estimateFiles, bestPrice: prices, ...others }: MorePorts): MoreUseCases => {
  const withPorts =
    (useCase: UseCase<FeatureDeps>): UseCase =>
    (deps) =>
      useCase({ ...deps, ...others, judgeCoupons: changes.coupons });
  return {
    changes: mergeUseCases([changeQuantityWith(changes), deleteUnits, saveEstimate(estimateFiles), oversea]),
    handleFailure,
    overseasTerms,
    extras: withPorts(
      mergeUseCases<FeatureDeps>([
        information,
        recommendations,
        freeShipping,
        club,
        undoRemoval,
        saveForLater,
        shareCart,
        lostLayer,
        offerCoupons,
        connection,
        visits,
        nudges,
        delivery,
        memo,
        changeOptions,
        lostSession,
        bestPrice(prices),
      ]),
    ),
  };
};
