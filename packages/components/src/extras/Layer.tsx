import { observer } from 'mobx-react-lite';
import { AddressBook } from './AddressBook/AddressBook.tsx';
import type { ExtrasLayerProps } from './extras-page.ts';

/** The layer of what is around the cart that is open, by its name. */
export const Layer = observer(function Layer({ layer, extras, isTop, send }: ExtrasLayerProps) {
  return layer === 'AddressBook' ? <AddressBook book={extras.addressBook} isTop={isTop} send={send} /> : null;
});
