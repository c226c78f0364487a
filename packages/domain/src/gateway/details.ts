import type { Brand, CartUnitId } from '../money/ids.ts';
import type { Storefront } from '../storefront/storefront.ts';
import type { SafeTarget } from '../storefront/targets.ts';
import type { GatewayPageType } from './page-types.ts';

/** Key of a stored detail: unguessable, valid once, only for its owner. */
export type DetailKey = Brand<string, 'DetailKey'>;

/** Casts a text to the key of a detail. */
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

/** Returns the layer with exactly this name, or undefined. */
export const loneLayerTypeOf = (name: string): LoneLayerType | undefined => known.get(name);

/** Reasons why an item is ordered separately or stays in the cart (LY-06). */
export const exceptionItemTypes = ['Adult', 'ECoupon', 'Install', 'IncomeDuty', 'Used'] as const;
export type ExceptionItemType = (typeof exceptionItemTypes)[number];

export interface ShownItem {
  /** Empty if there is no picture. */
  readonly itemImageUrl: string;
  /** Seller’s text; never markup. */
  readonly itemName: string;
  readonly exceptionItemType?: ExceptionItemType;
}

/** Content of a separate layer. All texts, never markup. */
export interface LayerDetail {
  readonly layerType: LoneLayerType;
  readonly title: string;
  readonly texts: readonly string[];
  /** Text below the others, e.g. the consequence for other items. */
  readonly subText?: string;
  readonly showingItems: readonly ShownItem[];
  /** Empty for a layer that only informs. */
  readonly buttonText: string;
  /** Redirect after confirmation if no page opened the layer; validated before use. */
  readonly onConfirm?: string;
  /** Unit of a coupon box. */
  readonly cartUnitId?: CartUnitId;
}

/** Data of a page at `/layer/{type}/{key}`: the detail, and the target of a confirmation without an opener. */
export interface LoneLayer {
  readonly key: DetailKey;
  readonly detail: LayerDetail;
  readonly place: Pick<Storefront, 'tenant' | 'device' | 'language'>;
  /** Checked by the server. */
  readonly target?: SafeTarget;
}

/** Id of the element that holds the `LoneLayer` of a document. */
export const LONE_LAYER_ID = 'lone-layer';
