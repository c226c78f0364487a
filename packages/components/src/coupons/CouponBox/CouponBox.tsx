import type { Command } from '@baguni/use-cases';
import type { CouponBoxView } from '@baguni/presentation';
import { useCallback, type ReactNode } from 'react';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import styles from './CouponBox.module.scss';
import { CouponBoxBody } from './CouponBoxBody.tsx';
import { CouponBoxFoot } from './CouponBoxFoot.tsx';

interface CouponBoxProps {
  readonly box: CouponBoxView;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

function Item({ item }: Pick<CouponBoxView, 'item'>): ReactNode {
  return (
    <div className={styles['item']}>
      <ItemImage image={item.image} />
      <div className={styles['itemTexts']}>
        <p className={styles['itemName']}>{item.name}</p>
        <p className={styles['itemOption']}>{item.optionText}</p>
      </div>
    </div>
  );
}

/**
 * The coupons of a unit, item and parcel: one choice per section, used only after Apply. A side panel on PC, full
 * screen on mobile.
 */
export function CouponBox({ box, isTop, send }: CouponBoxProps): ReactNode {
  const { domId, title, closeLabel, isDimmed, isApplying } = box;
  const { command } = box.cancel;
  const close = useCallback(() => send(command), [send, command]);
  return (
    <DialogLayer
      layer={{ type: 'CouponBox', domId, title, closeLabel, isDimmed, isClosing: false, isTop }}
      shape="panel"
      isBusy={isApplying}
      onClose={isApplying ? undefined : close}
      lead={<Item item={box.item} />}
      foot={<CouponBoxFoot box={box} send={send} />}
    >
      <CouponBoxBody box={box} send={send} />
    </DialogLayer>
  );
}
