import { marketplaceCheck, marketplaceOffers, marketplacePrices, noNudges } from '@baguni/domain/internal';
import type { Late } from '../ports/page.ts';
import { firstValueFrom, timer } from 'rxjs';
import { vi } from 'vitest';
import { couponsWith } from '../loop/coupons.ts';
import type { CouponPorts } from '../coupons/coupon-deps.ts';
import type { MoreUseCases, UseCase } from '../flow/deps.ts';
import { late } from '../flow/late.ts';
import { checkoutWith, type OrderPorts } from '../checkout/checkout.ts';
import { moreUseCases, type MorePorts } from '../loop/more.ts';

export type ChunkPorts = MorePorts & OrderPorts & CouponPorts;

/** A browser that remembers nothing, the marketplace's rules, a buyer who may not join, an address that names nothing. */
export const nothingAround: ChunkPorts = {
  check: marketplaceCheck,
  changes: marketplaceCheck.changes,
  shop: { ...marketplacePrices, ...marketplaceCheck },
  offers: marketplaceOffers,
  search: () => {
    throw new Error('no worker');
  },
  // never answers
  bestPrice: { search: () => () => undefined },
  split: () => {
    throw new Error('no worker');
  },
  plans: { recall: () => [], remember: () => undefined },
  estimateFiles: { estimateToExcel: () => () => Promise.reject(new Error('no files')) },
  connection: { isOnline: () => true, changes: () => () => undefined },
  tabs: { tell: () => undefined, versions: () => () => undefined },
  gatewayMessages: () => () => undefined,
  nudges: { recall: () => noNudges, rememberClosed: () => undefined, rememberShowings: () => undefined },
  memos: { recall: () => '', remember: () => undefined },
  sharing: { share: () => async () => 'Closed', links: () => () => undefined },
  slotMemory: { recall: () => ({ addressNo: '', slotKeys: [] }), remember: () => undefined },
  canJoinClub: () => false,
  lostSession: {
    mark: () => undefined,
    onLost: () => () => undefined,
    send: () => undefined,
    reload: () => undefined,
    recall: () => undefined,
    remember: () => undefined,
  },
  entry: { signalCartUnitId: undefined, expressShop: undefined },
};

export type ChunkCode = MoreUseCases & { readonly checkout: UseCase; readonly coupons: UseCase };

export const chunkCode = (ports: ChunkPorts = nothingAround): ChunkCode => ({
  ...moreUseCases(ports),
  checkout: checkoutWith(ports),
  coupons: couponsWith(ports),
});

/** Loads code after 500 ms, as over a slow line, and counts how often it was loaded. */
export const overASlowLine = <T>(code: T) => {
  const load = vi.fn<Late<T>>(async () => {
    await firstValueFrom(timer(500));
    return code;
  });
  return { load, slow: late(load) };
};
