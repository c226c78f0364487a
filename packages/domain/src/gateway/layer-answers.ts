import type { LayerDetail } from './details.ts';

// Same values as the cart’s own layer (CK-08), which this package cannot import.
const orderTypes = ['OnlyIncomeDutyItem', 'OrderTogether'] as const;

/** Answer of a separate layer: yes or no, or how to order income-duty items. */
export type LoneLayerAnswer = boolean | (typeof orderTypes)[number];

export const LAYER_SOURCE = 'baguni-layer';

/** Returns the possible confirmations of a layer; empty if it only informs. Closing is `false`. */
export const confirmationsOf = ({
  layerType,
  buttonText,
}: Pick<LayerDetail, 'layerType' | 'buttonText'>): readonly Exclude<LoneLayerAnswer, false>[] => {
  if (layerType === 'ConfirmIncomeDutyItemOrderType') return orderTypes;
  return buttonText === '' ? [] : [true];
};
