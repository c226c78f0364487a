import { observer } from 'mobx-react-lite';
import { AddressBook } from './AddressBook/AddressBook.tsx';
import { ClubLayer } from './club/ClubLayer.tsx';
import type { ExtrasLayerProps } from './extras-page.ts';

/** The layer of what is around the cart that is open; each part draws its own. */
export const Layer = observer(function Layer(props: ExtrasLayerProps) {
  const { layer, extras, isTop, send } = props;
  if (layer === 'AddressBook') return <AddressBook book={extras.addressBook} isTop={isTop} send={send} />;
  return <ClubLayer {...props} />;
});
