import type { Brand } from '../money/ids.ts';
import type { GatewayPageType } from './page-types.ts';

/** Key of a stored detail: unguessable, valid once, only for its owner. */
export type DetailKey = Brand<string, 'DetailKey'>;

/**
 * A detail's key as it was made or read.
 * @example
 * detailKey('k1'); // k1
 */
export const detailKey = (text: string): DetailKey =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a key is made
  text as DetailKey;

export interface KeptDetail {
  readonly key: DetailKey;
}

export interface FormField {
  readonly name: string;
  readonly value: string;
}

/** `post` is the default. */
export const formMethods = ['post', 'get'] as const;
export type FormMethod = (typeof formMethods)[number];

/** The fields of a hidden form for a gateway page. */
export interface GatewayDetail {
  readonly pageType: GatewayPageType;
  /** Form target; empty for our own page of this type. Validated before use. */
  readonly action: string;
  readonly method: FormMethod;
  readonly params: readonly string[];
  readonly fields: readonly FormField[];
}

/** Layers that can be opened separately, in the order of the specification. */
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
export type LoneLayerType = (typeof loneLayerTypes)[number];

const known: ReadonlyMap<string, LoneLayerType> = new Map(loneLayerTypes.map((type) => [type, type]));

/**
 * Returns the layer with exactly this name, or undefined.
 * @example
 * ['CartMemo', 'cartmemo'].map(loneLayerTypeOf); // [ 'CartMemo', undefined ]
 */
export const loneLayerTypeOf = (name: string): LoneLayerType | undefined => known.get(name);

export interface ShownItem {
  /** Empty if there is no picture. */
  readonly itemImageUrl: string;
  /** Seller’s text; never markup. */
  readonly itemName: string;
}

/** Content of a separate layer. All texts, never markup. */
export interface LayerDetail {
  readonly layerType: LoneLayerType;
  readonly title: string;
  readonly texts: readonly string[];
  readonly showingItems: readonly ShownItem[];
  /** Empty for a layer that only informs. */
  readonly buttonText: string;
  /** Redirect after confirmation if no page opened the layer; validated before use. */
  readonly onConfirm?: string;
}
