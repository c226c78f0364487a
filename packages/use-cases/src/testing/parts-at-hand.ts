import {
  marketplaceCheck,
  marketplaceOffers,
  marketplacePrices,
  noNews,
  noNudges,
  type CouponPromptMemory,
  type Late,
} from '@baguni/domain';
import type { EstimateFiles } from '@baguni/domain/estimate';
import { either as E, option as O } from 'fp-ts';
import { firstValueFrom, timer } from 'rxjs';
import { vi } from 'vitest';
import { couponsWith } from '../coupons/index.ts';
import type { SessionParts } from '../deps/deps.ts';
import { saveEstimate } from '../estimate/save-estimate.ts';
import { extrasWith, type ExtrasPorts } from '../extras/index.ts';
import { followNextStep } from '../failure/follow-next-step.ts';
import { carryOutPlan } from '../load/planned-steps.ts';
import { readingWith } from '../reading/reading.ts';
import { lateByTimer as late } from '../flow/late-by-timer.ts';
import { offers, offersBeyond } from '../offers/index.ts';
import type { OrderPorts } from '../order/checkout.ts';
import { orderingWith } from '../order/index.ts';
import { followOverseas, oversea } from '../overseas/index.ts';
import { changeQuantityWith } from '../quantity/change-quantity.ts';
import { deleteUnits } from '../units/delete-units.ts';

// a test that saves an estimate gives its own
const noFiles: EstimateFiles = { estimateToExcel: () => () => Promise.reject(new Error('nothing saves a file')) };

/** A browser that remembers nothing, orders as the marketplace judges them, a buyer who may not join, an address that names nothing. */
export const nothingAround: ExtrasPorts & OrderPorts & { readonly couponPrompt: CouponPromptMemory } = {
  check: marketplaceCheck,
  couponPrompt: { isClosed: () => false, rememberClosed: () => undefined },
  connection: { isOnline: () => true, changes: () => () => undefined },
  tabs: { tell: () => undefined, versions: () => () => undefined },
  gatewayMessages: () => () => undefined,
  nudges: { recall: () => noNudges, rememberClosed: () => undefined, rememberShowings: () => undefined },
  memos: { recall: () => '', remember: () => undefined },
  deliverySlots: { getDeliverySlots: () => () => Promise.resolve(E.right({ slots: [] })) },
  visits: { noteVisit: () => () => Promise.resolve(E.right(noNews)) },
  options: {
    getItemOptions: () => () => Promise.resolve(E.right({ options: [], measures: [] })),
    changeOptions: () => () => Promise.reject(new Error('nothing changes options')),
  },
  slotMemory: { recall: () => ({ addressNo: '', slotKeys: [] }), remember: () => undefined },
  judgeCoupons: marketplaceCheck.changes.coupons,
  canJoinClub: () => false,
  entry: { signalCartUnitId: O.none, expressShop: O.none },
};

/** Every late part of a session, there already. */
export const partsAtHand: SessionParts = {
  reading: () => Promise.resolve(readingWith(nothingAround)),
  quantity: () => Promise.resolve(changeQuantityWith(marketplaceCheck.changes)),
  deleting: () => Promise.resolve(deleteUnits),
  ordering: () => Promise.resolve(orderingWith(nothingAround)),
  coupons: () => Promise.resolve(couponsWith({ ...marketplacePrices, ...marketplaceCheck })),
  // nothing searches beside the page, unless a test gives what does
  combinationSearch: () => Promise.reject(new Error('no worker can be made')),
  bestCombination: () => Promise.resolve(marketplaceOffers),
  overseas: () => Promise.resolve({ oversea, followOverseas }),
  offers: () => Promise.resolve({ offers, offersBeyond }),
  estimate: () => Promise.resolve(saveEstimate(noFiles)),
  extras: () => Promise.resolve(extrasWith(nothingAround)),
  failureHandler: () => Promise.resolve(followNextStep),
  carryOutPlan: () => Promise.resolve(carryOutPlan),
};

/** A part that comes after 500 ms, as over a slow line, with what counts how often it was loaded. */
export const overASlowLine = <T>(part: Late<T>) => {
  const load = vi.fn<Late<T>>(async () => {
    await firstValueFrom(timer(500));
    return part();
  });
  return { load, part: late(load) };
};
