/** Of these the ones that belong to shipping overseas (LY-05, OV-13). */
export const overseasLayers = ['CountrySelector', 'SFExpressGuide', 'CJGuide', 'OverseaPackageNoti'] as const;
/** Of these the ones of the club (LY-01, CL-02, CL-04, CL-06). */
export const clubLayers = ['SmileClubOneClickJoin', 'JoinSmileClubForSmileDelivery', 'SmileClubJoin'] as const;
/** What the shopper opens to read or choose, beside the questions that the cart puts (LY-01, ES-01). */
export const sideLayers = [...overseasLayers, 'EstimateSheet', 'AddressBook', ...clubLayers] as const;
/** A layer of the club. */
export type ClubLayer = (typeof clubLayers)[number];
/** A layer of shipping overseas. */
export type OverseasLayer = (typeof overseasLayers)[number];
/** A layer that the shopper opens. */
export type SideLayer = (typeof sideLayers)[number];

const overseas: ReadonlySet<string> = new Set(overseasLayers);

/** Whether a layer belongs to shipping overseas. */
export const isOverseasLayer = (layer: SideLayer): layer is OverseasLayer => overseas.has(layer);

const ofClub: ReadonlySet<string> = new Set(clubLayers);

/** Whether a layer belongs to the club. */
export const isClubLayer = (layer: SideLayer): layer is ClubLayer => ofClub.has(layer);
