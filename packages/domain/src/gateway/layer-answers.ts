import type { DetailKey, LayerDetail, LoneLayerType } from './details.ts';
import { fieldOf, isAllowedOrigin, type FrameMessage } from './messages.ts';

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

const answers: readonly LoneLayerAnswer[] = [true, false, ...orderTypes];

/**
 * Returns the answer of a separate layer to its opener, or undefined for another origin, layer or key.
 * @param allowed whole origins: scheme, host and port
 */
export const layerAnswer = (
  { origin, data }: FrameMessage,
  allowed: readonly string[],
  opened: { readonly layerType: LoneLayerType; readonly key: DetailKey },
): LoneLayerAnswer | undefined => {
  const isOfLayer =
    isAllowedOrigin(origin, allowed) &&
    fieldOf(data, 'source') === LAYER_SOURCE &&
    fieldOf(data, 'layerType') === opened.layerType &&
    fieldOf(data, 'key') === opened.key;
  const answer = answers.find((one) => one === fieldOf(data, 'answer'));
  return isOfLayer && answer !== undefined ? answer : undefined;
};
