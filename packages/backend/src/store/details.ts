import type { DetailKey, GatewayDetail, LayerDetail } from '@baguni/domain/gateway';

export interface DetailName {
  readonly place: StoredDetail['place'];
  readonly type: string;
  readonly key: DetailKey;
}

interface Kept {
  readonly key: DetailKey;
  /** Expiry in ms since 1970 UTC. */
  readonly expiresAt: number;
}

/** Data stored for a later page, by its opener. */
export type StoredDetail =
  | (Kept & { readonly place: 'Gateway'; readonly detail: GatewayDetail })
  | (Kept & { readonly place: 'Layer'; readonly detail: LayerDetail });

/** Lifetime of a detail in ms. */
export const DETAIL_LASTS_MS = 10 * 60 * 1_000;

/** Details per shopper; the one that expires first is dropped beyond this. */
export const MOST_DETAILS = 20;

export const typeOfDetail = (stored: StoredDetail): string =>
  stored.place === 'Gateway' ? stored.detail.pageType : stored.detail.layerType;
