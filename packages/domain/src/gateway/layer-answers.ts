import { option as O } from 'fp-ts';
import type { DetailKey, LayerDetail, LoneLayerType } from './details.ts';
import { fieldOf, isAllowedOrigin, type FrameMessage } from './messages.ts';

// the same words as the cart’s own layer answers with (CK-08); this room stands below it
const orderTypes = ['OnlyIncomeDutyItem', 'OrderTogether'] as const;

/** What a layer alone is answered: yes or no, or how income-duty items are ordered (RT-08, LY-06). */
export type LoneLayerAnswer = boolean | (typeof orderTypes)[number];

/** What marks a message as a layer's. */
export const LAYER_SOURCE = 'baguni-layer';

/**
 * How a layer can be confirmed, beside being closed, which is `false`: a layer that only tells something cannot.
 * @example
 * confirmationsOf({ layerType: 'ConfirmMaxInstallOrder', buttonText: 'Order' }); // [ true ]
 * confirmationsOf({ layerType: 'SFExpressGuide', buttonText: '' }); // []
 */
export const confirmationsOf = ({
  layerType,
  buttonText,
}: Pick<LayerDetail, 'layerType' | 'buttonText'>): readonly Exclude<LoneLayerAnswer, false>[] => {
  if (layerType === 'ConfirmIncomeDutyItemOrderType') return orderTypes;
  return buttonText === '' ? [] : [true];
};

const answers: readonly LoneLayerAnswer[] = [true, false, ...orderTypes];

/**
 * What a layer alone answered to the page that opened it; none for a message from an origin that is not allowed, of another
 * layer or of another key (RT-08, GW-03).
 * @param allowed whole origins: scheme, host and port
 * @example
 * const opened = { layerType: 'ConfirmMaxInstallOrder', key: detailKey('k1') } as const;
 * const data = { source: LAYER_SOURCE, ...opened, answer: true };
 * const answerFrom = (origin: string) => layerAnswer({ origin, data }, ['https://shop.example'], opened);
 * [O.toNullable(answerFrom('https://shop.example')), O.toNullable(answerFrom('https://else.example'))]; // [ true, null ]
 */
export const layerAnswer = (
  { origin, data }: FrameMessage,
  allowed: readonly string[],
  opened: { readonly layerType: LoneLayerType; readonly key: DetailKey },
): O.Option<LoneLayerAnswer> => {
  const isOfLayer =
    isAllowedOrigin(origin, allowed) &&
    fieldOf(data, 'source') === LAYER_SOURCE &&
    fieldOf(data, 'layerType') === opened.layerType &&
    fieldOf(data, 'key') === opened.key;
  const answer = answers.find((one) => one === fieldOf(data, 'answer'));
  return isOfLayer && answer !== undefined ? O.some(answer) : O.none;
};
