import type { Option } from 'fp-ts/Option';
import type { ItemPurchaseBenefits } from '../../../entities/cart/purchase-benefit.ts';
import type { BsdEvent, BsdEventTag } from '../../../entities/event/bsd-event.ts';
import type { ItemNo } from '../../../money/ids.ts';
import type { Answer } from './answer.ts';

export interface ItemsRequest {
  readonly itemNos: readonly ItemNo[];
}

/** A followed item link (XT-01). */
export interface ItemLinkLog extends Pick<ItemPurchaseBenefits, 'itemNo'> {
  /** Page identifier (XT-06). */
  readonly trackingCode: string;
}

export interface InformationCalls {
  /** CM-27; `none` except in Korean */
  readonly getHashedCguid: () => Answer<{ readonly hashedCguid: Option<string> }>;
  /** CM-30; no tag without a planned big sale */
  readonly getBsdGlobalEventTag: () => Answer<{ readonly tag: Option<BsdEventTag> }>;
  /** CM-31 */
  readonly getBsdEvents: (request: ItemsRequest) => Answer<{ readonly events: readonly BsdEvent[] }>;
  /** CM-32 */
  readonly getPurchaseBenefits: (
    request: ItemsRequest,
  ) => Answer<{ readonly benefits: readonly ItemPurchaseBenefits[] }>;
  /** XT-01 */
  readonly logItemLink: (request: ItemLinkLog) => Answer<void>;
  /** CM-50 */
  readonly checkHealth: () => Answer<void>;
}
