export const overseasLayers = ['CountrySelector', 'SFExpressGuide', 'CJGuide', 'OverseaPackageNoti'] as const;
export type OverseasLayer = (typeof overseasLayers)[number];

const overseas: ReadonlySet<string> = new Set(overseasLayers);

/**
 * Whether a layer belongs to shipping overseas.
 * @example
 * ['CJGuide', 'AddressBook'].map(isOverseasLayer); // [ true, false ]
 */
export const isOverseasLayer = (layer: string): layer is OverseasLayer => overseas.has(layer);
