import type { Command } from '@baguni/domain';
import type { AddressBookView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { DialogLayer } from '../../layers/DialogLayer/DialogLayer.tsx';
import styles from './AddressBook.module.scss';

interface AddressBookProps {
  readonly book: AddressBookView;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

/** The address book: a gateway in a frame, which tells the page what came of it (AD-02, RT-07). */
export function AddressBook({ book: { title, closeLabel, src, isDimmed }, isTop, send }: AddressBookProps): ReactNode {
  const layer = {
    type: 'AddressBook',
    domId: 'address-book',
    title,
    closeLabel,
    isDimmed,
    isClosing: false,
    isTop,
  };
  return (
    <DialogLayer layer={layer} shape="panel" onClose={() => send({ type: 'CloseSideLayer' })}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- of our own origin, with its session and its script: it could leave a sandbox that grants both */}
      <iframe className={styles['frame']} title={title} src={src} />
    </DialogLayer>
  );
}
