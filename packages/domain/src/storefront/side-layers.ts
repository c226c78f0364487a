export const overseasLayers = ['CountrySelector', 'SFExpressGuide', 'CJGuide', 'OverseaPackageNoti'] as const;
export type OverseasLayer = (typeof overseasLayers)[number];

const overseas: ReadonlySet<string> = new Set(overseasLayers);

/** True if a layer belongs to shipping overseas. */
export const isOverseasLayer = (layer: string): layer is OverseasLayer => overseas.has(layer);

/** Layers that the shopper opens, unlike questions of the cart (LY-01, ES-01). */
export const sideLayers = [
  ...overseasLayers,
  'EstimateSheet',
  'AddressBook',
  'ExpressShop',
  'CartMemo',
  'DeliveryDate',
  'ItemOptions',
  'FreeShipping',
  'SmileClubOneClickJoin',
  'JoinSmileClubForSmileDelivery',
  'SmileClubJoin',
] as const;
export type SideLayer = (typeof sideLayers)[number];
