import { observer } from 'mobx-react-lite';
import { ClubLayer } from '../../club/ClubParts.tsx';
import { DeliveryLayer } from '../../delivery/DeliveryLayer/DeliveryLayer.tsx';
import type { MoreLayerProps } from '../../lib/lazy-part.ts';
import { GatewayFrame } from '../../gateways/GatewayFrame/GatewayFrame.tsx';
import { FreeShippingLayer } from '../../recommendations/FreeShippingLayer/FreeShippingLayer.tsx';
import { OptionLayer } from '../../options/OptionLayer/OptionLayer.tsx';
import { MemoLayer } from '../../memo/MemoLayer/MemoLayer.tsx';
import '../../styles/print.scss';
import { Below } from './Below.tsx';

export const Layer = observer(function Layer(props: MoreLayerProps) {
  const { layer, extras, isTop, send } = props;
  if (layer === 'AddressBook') return <GatewayFrame frame={extras.addressBook} isTop={isTop} send={send} />;
  if (layer === 'ExpressShop') {
    const frame = extras.expressShopFrame;
    return frame && <GatewayFrame frame={frame} isTop={isTop} send={send} />;
  }
  if (layer === 'CartMemo') {
    return extras.memo && <MemoLayer memo={extras.memo.layer} draft={extras.memoDraft} isTop={isTop} send={send} />;
  }
  if (layer === 'DeliveryDate') {
    const layer = extras.deliveryLayer;
    return layer && <DeliveryLayer delivery={layer} isTop={isTop} send={send} />;
  }
  if (layer === 'ItemOptions') {
    const options = extras.optionLayer;
    return options && <OptionLayer options={options} isTop={isTop} send={send} />;
  }
  if (layer === 'FreeShipping') {
    const offers = extras.freeShipping;
    return offers && <FreeShippingLayer offers={offers} isTop={isTop} send={send} />;
  }
  return <ClubLayer {...props} />;
});

/** The components of the secondary features. */
export const moreComponents = { Below, Layer };
