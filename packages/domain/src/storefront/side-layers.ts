export const overseasLayers = ['CountrySelector', 'SFExpressGuide', 'CJGuide', 'OverseaPackageNoti'] as const;
export type OverseasLayer = (typeof overseasLayers)[number];

const overseas: ReadonlySet<string> = new Set(overseasLayers);

/** True if a layer belongs to shipping overseas. */
export const isOverseasLayer = (layer: string): layer is OverseasLayer => overseas.has(layer);

export const clubLayers = ['SmileClubOneClickJoin', 'JoinSmileClubForSmileDelivery', 'SmileClubJoin'] as const;
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
  ...clubLayers,
] as const;
export type ClubLayer = (typeof clubLayers)[number];
export type SideLayer = (typeof sideLayers)[number];

const ofClub: ReadonlySet<string> = new Set(clubLayers);

/** True if a layer belongs to the club. */
export const isClubLayer = (layer: SideLayer): layer is ClubLayer => ofClub.has(layer);
