import type { DetailKey, GatewayDetail, LayerDetail } from '@baguni/domain/gateway';

/** What names a detail: where it is opened, as what, and its key. */
export interface DetailName {
  readonly place: StoredDetail['place'];
  /** The type of the page or layer. */
  readonly type: string;
  readonly key: DetailKey;
}

interface Kept {
  readonly key: DetailKey;
  /** Milliseconds since 1970 UTC; from then on it is gone. */
  readonly expiresAt: number;
}

/** What is kept for a page to come, by the place that opens it. */
export type StoredDetail =
  | (Kept & { readonly place: 'Gateway'; readonly detail: GatewayDetail })
  | (Kept & { readonly place: 'Layer'; readonly detail: LayerDetail });

/** How long a detail waits to be taken, in ms. */
export const DETAIL_LASTS_MS = 10 * 60 * 1_000;

/** How many details of one shopper wait at once; one more, and the one that would expire first is gone. */
export const MOST_DETAILS = 20;

/** The type of the page or layer that a detail is for. */
export const typeOfDetail = (stored: StoredDetail): string =>
  stored.place === 'Gateway' ? stored.detail.pageType : stored.detail.layerType;
