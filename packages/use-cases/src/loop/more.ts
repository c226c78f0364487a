import type { ChangeCheck } from '@baguni/domain';
import type { EstimateFiles } from '@baguni/domain/estimate';
import { merge } from 'rxjs';
import type { MoreUseCases, UseCase } from '../flow/deps.ts';
import { saveEstimate } from '../estimate/save-estimate.ts';
import { extrasWith, type ExtrasPorts } from './features.ts';
import { overseasTerms } from '../overseas/follow-overseas.ts';
import { oversea } from '../overseas/index.ts';
import { changeQuantityWith } from '../quantity/change-quantity.ts';
import { deleteUnits } from '../removal/delete-units.ts';

/** The ports of the use cases that load with everything else. */
export interface MorePorts extends Omit<ExtrasPorts, 'judgeCoupons'> {
  /** The rules for changes of a cart, the same as the server's (EN-09). */
  readonly changes: ChangeCheck;
  readonly estimateFiles: EstimateFiles;
}

/** Creates the use cases of the chunk that holds everything else. */
export const moreUseCases = ({ changes, estimateFiles, ...ports }: MorePorts): MoreUseCases => {
  const useCases: readonly UseCase[] = [changeQuantityWith(changes), deleteUnits, saveEstimate(estimateFiles), oversea];
  return {
    changes: (deps) => (commands) => merge(...useCases.map((useCase) => useCase(deps)(commands))),
    overseasTerms,
    extras: extrasWith({ ...ports, judgeCoupons: changes.coupons }),
  };
};
