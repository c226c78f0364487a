import {
  detailKey as detailKeyOf,
  exceptionItemTypes,
  formMethods,
  gatewayPageTypes,
  loneLayerTypes,
  type GatewayDetail,
  type KeptDetail,
  type LayerDetail,
} from '@baguni/domain/internal';
import { withOptional, list, optional, type Codec, strict } from './base/codec.ts';
import { cartUnitId, choice, keyText, requestText } from './base/values.ts';

export const detailKey: Codec<KeptDetail['key']> = keyText(detailKeyOf);

/** Longest link address, in UTF-16 units. */
const ADDRESS_LENGTH = 2_048;
const NAME_LENGTH = 100;

/** Data passed to a gateway page (RT-07). Its address is checked before navigation. */
export const gatewayDetail: Codec<GatewayDetail> = strict({
  pageType: choice(gatewayPageTypes),
  action: requestText(ADDRESS_LENGTH),
  method: choice(formMethods),
  params: list(requestText(), 4),
  fields: list(strict({ name: requestText(NAME_LENGTH), value: requestText() }), 50),
});

const shownLayer = strict({
  layerType: choice(loneLayerTypes),
  title: requestText(),
  texts: list(requestText(), 10),
  showingItems: list(
    optional(
      strict({ itemImageUrl: requestText(ADDRESS_LENGTH), itemName: requestText() }),
      'exceptionItemType',
      choice(exceptionItemTypes),
    ),
    30,
  ),
  buttonText: requestText(NAME_LENGTH),
});

/** Data of a standalone layer (RT-08). Its address is checked before navigation. */
export const layerDetail: Codec<LayerDetail> = withOptional(shownLayer, {
  onConfirm: requestText(ADDRESS_LENGTH),
  subText: requestText(),
  cartUnitId,
});
