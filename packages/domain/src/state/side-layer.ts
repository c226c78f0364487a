/** What the shopper opens to read or choose, beside the questions that the cart puts (LY-01, LY-05, OV-13, ES-01). */
export const sideLayers = [
  'CountrySelector',
  'SFExpressGuide',
  'CJGuide',
  'OverseaPackageNoti',
  'EstimateSheet',
] as const;
/** A layer that the shopper opens. */
export type SideLayer = (typeof sideLayers)[number];
