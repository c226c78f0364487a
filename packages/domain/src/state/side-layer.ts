import { overseasLayers } from './overseas-layer.ts';

/** Of these the ones of the club (LY-01, CL-02, CL-04, CL-06). */
export const clubLayers = ['SmileClubOneClickJoin', 'JoinSmileClubForSmileDelivery', 'SmileClubJoin'] as const;
/** What the shopper opens to read or choose, beside the questions that the cart puts (LY-01, ES-01). */
export const sideLayers = [
  ...overseasLayers,
  'EstimateSheet',
  'AddressBook',
  'ExpressShop',
  'CartMemo',
  'DeliveryDate',
  'ItemOptions',
  ...clubLayers,
] as const;
/** A layer of the club. */
export type ClubLayer = (typeof clubLayers)[number];
/** A layer that the shopper opens. */
export type SideLayer = (typeof sideLayers)[number];

const ofClub: ReadonlySet<string> = new Set(clubLayers);

/**
 * Whether a layer belongs to the club.
 * @example
 * [isClubLayer('SmileClubJoin'), isClubLayer('AddressBook')]; // [ true, false ]
 */
export const isClubLayer = (layer: SideLayer): layer is ClubLayer => ofClub.has(layer);
