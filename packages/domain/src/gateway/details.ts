import type { Brand } from '../money/ids.ts';
import type { GatewayPageType } from './page-types.ts';

/** The key of a detail that the server keeps: unguessable, good once, for its owner alone (RT-07, RT-08). */
export type DetailKey = Brand<string, 'DetailKey'>;

/**
 * A detail's key as it was made or read.
 * @example
 * detailKey('k1'); // k1
 */
export const detailKey = (text: string): DetailKey =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a key is made
  text as DetailKey;

/** The answer to keeping a detail. */
export interface KeptDetail {
  /** By which the detail is fetched, once. */
  readonly key: DetailKey;
}

/** A field of a form. */
export interface FormField {
  /** The field’s name, as the payment gateway calls it. */
  readonly name: string;
  /** What it holds, as text. */
  readonly value: string;
}

/** How a form is sent; `post` where nothing is said (GW-01). */
export const formMethods = ['post', 'get'] as const;
/** How a form is sent. */
export type FormMethod = (typeof formMethods)[number];

/** What a gateway carries to its page: the fields of a hidden form (RT-07, GW-01). */
export interface GatewayDetail {
  /** The page of the gateway. */
  readonly pageType: GatewayPageType;
  /** Where the form goes; empty for the page of its type on this site. Judged before anything goes there. */
  readonly action: string;
  /** How the form is sent. */
  readonly method: FormMethod;
  /** `param1` to `param4` of the page, in their order (RT-09). */
  readonly params: readonly string[];
  /** What the form hides and sends. */
  readonly fields: readonly FormField[];
}

/** The layers that can be opened alone (RT-08), as the specification lists them, with the five others. */
export const loneLayerTypes = [
  'UnitCouponBox',
  'GroupCouponBox',
  'CountrySelector',
  'JoinSmileClubForSmileDelivery',
  'SmileClubOneClickJoin',
  'NudgingClubOneClick',
  'NudgingSmileCard',
  'NudgingAppDown',
  'ConfirmAuthentication',
  'ConfirmOrderExceptSomeItems',
  'ConfirmIncomeDutyItemOrderType',
  'EstimateSheet',
  'OverseaPackageNoti',
  'ConfirmMaxInstallOrder',
  'NudgingCartCountExtended',
  'NudgingUniverseClubAutoRenewal',
  'CartMemo',
  'DeliveryDate',
  'AddedToCart',
  'SFExpressGuide',
  'CJGuide',
] as const;
/** A layer that can be opened alone. */
export type LoneLayerType = (typeof loneLayerTypes)[number];

const known: ReadonlyMap<string, LoneLayerType> = new Map(loneLayerTypes.map((type) => [type, type]));

/**
 * The layer of this name, letter for letter; undefined for any other text.
 * @example
 * ['CartMemo', 'cartmemo'].map(loneLayerTypeOf); // [ 'CartMemo', undefined ]
 */
export const loneLayerTypeOf = (name: string): LoneLayerType | undefined => known.get(name);

/** An item that a layer shows. */
export interface ShownItem {
  /** Empty where there is no picture (PG-14). */
  readonly itemImageUrl: string;
  /** Text as the seller wrote it; never markup. */
  readonly itemName: string;
}

/** What a layer alone shows (RT-08): texts, items, and the word of its button. All of it is text, never markup. */
export interface LayerDetail {
  /** Which layer. */
  readonly layerType: LoneLayerType;
  /** Its head. */
  readonly title: string;
  /** Its paragraphs, from the top. */
  readonly texts: readonly string[];
  /** The items that it shows, where it shows any (LY-06). */
  readonly showingItems: readonly ShownItem[];
  /** Empty for a layer that only tells something. */
  readonly buttonText: string;
  /** Where a layer without a page that opened it leads once it was confirmed; judged before anything goes there. */
  readonly onConfirm?: string;
}
