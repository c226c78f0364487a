import { marketplaceCheck, marketplaceOffers, marketplacePrices } from '@baguni/domain';
import type { Ports } from '@baguni/use-cases';
import { nothingAround } from '@baguni/use-cases/testing';

/** The parts that a page loads late; here they are files, and come at once. */
export const lateParts = (): Ports['parts'] => ({
  reading: async () => (await import('@baguni/use-cases/reading')).readingWith(nothingAround),
  quantity: async () => (await import('@baguni/use-cases/quantity')).changeQuantityWith(nothingAround.check.changes),
  deleting: async () => (await import('@baguni/use-cases/deleting')).deleteUnits,
  ordering: async () => (await import('@baguni/use-cases/ordering')).orderingWith(nothingAround),
  coupons: async () =>
    (await import('@baguni/use-cases/coupons')).couponsWith({ ...marketplacePrices, ...marketplaceCheck }),
  combinationSearch: () => Promise.reject(new Error('no worker')),
  bestCombination: () => Promise.resolve(marketplaceOffers),
  overseas: () => import('@baguni/use-cases/overseas'),
  offers: () => import('@baguni/use-cases/offers'),
  estimate: () => Promise.reject(new Error('nobody saves an estimate')),
  extras: async () => (await import('@baguni/use-cases/extras')).extrasWith(nothingAround),
  failureHandler: async () => (await import('@baguni/use-cases/failure')).followNextStep,
  carryOutPlan: async () => (await import('@baguni/use-cases/plan')).carryOutPlan,
});
