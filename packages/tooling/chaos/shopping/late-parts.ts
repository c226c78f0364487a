import { noNudges } from '@baguni/domain';
import * as engine from '@baguni/domain/best-combination';
import type { Ports } from '@baguni/use-cases';
import { either as E, option as O } from 'fp-ts';

/** The parts that a page loads late; here they are files, and come at once. */
export const lateParts = (): Ports['parts'] => {
  const nothing = {
    connection: { isOnline: () => true, changes: () => () => undefined },
    gatewayMessages: () => () => undefined,
    nudges: { recall: () => noNudges, rememberClosed: () => undefined, rememberShowings: () => undefined },
    memos: { recall: () => '', remember: () => undefined },
    deliverySlots: { getDeliverySlots: () => () => Promise.resolve(E.right({ slots: [] })) },
    slotMemory: { recall: () => ({ addressNo: '', slotKeys: [] }), remember: () => undefined },
    canJoinClub: () => false,
    entry: { signalCartUnitId: O.none, expressShop: O.none },
  };
  const couponPrompt = { isClosed: () => false, rememberClosed: () => undefined };
  return {
    reading: async () => (await import('@baguni/use-cases/reading')).readingWith({ couponPrompt }),
    quantity: async () => (await import('@baguni/use-cases/quantity')).changeQuantity,
    deleting: async () => (await import('@baguni/use-cases/deleting')).deleteUnits,
    ordering: async () => (await import('@baguni/use-cases/ordering')).orderingWith(nothing),
    coupons: async () => (await import('@baguni/use-cases/coupons')).coupons,
    combinationSearch: () => Promise.reject(new Error('no worker')),
    bestCombination: () => Promise.resolve(engine),
    overseas: () => import('@baguni/use-cases/overseas'),
    offers: () => import('@baguni/use-cases/offers'),
    estimate: () => Promise.reject(new Error('nobody saves an estimate')),
    extras: async () => (await import('@baguni/use-cases/extras')).extrasWith(nothing),
    failureHandler: async () => (await import('@baguni/use-cases/failure')).followNextStep,
    carryOutPlan: async () => (await import('@baguni/use-cases/plan')).carryOutPlan,
  };
};
