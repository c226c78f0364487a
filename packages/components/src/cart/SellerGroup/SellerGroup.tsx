import { observer } from 'mobx-react-lite';
import { memo, useState, type ReactNode } from 'react';
import { BelowContext, newPlace, useOffScreen } from '../../lib/off-screen.ts';
import { useShown, useStore } from '../../lib/store.ts';
import { ShippingGroup } from '../ShippingGroup/ShippingGroup.tsx';
import { SellerFoot } from './SellerFoot.tsx';
import { SellerHead } from './SellerHead.tsx';
import styles from './SellerGroup.module.scss';

interface SellerGroupProps {
  readonly groupKey: string;
}

const Head = memo(SellerHead);
const Foot = memo(SellerFoot);

interface BodyProps {
  readonly isBelow: boolean;
  readonly children: ReactNode;
}

/** The content of a card. Its visibility state does not re-render the card. */
function Body({ isBelow, children }: BodyProps): ReactNode {
  const [isFar, setIsFar] = useState(isBelow);
  const [{ watch }] = useState(() => newPlace(() => setIsFar(false)));
  return (
    <BelowContext value={isFar}>
      <div ref={watch} className={styles['body']}>
        {children}
      </div>
    </BelowContext>
  );
}

export const SellerGroup = observer(function SellerGroup({ groupKey }: SellerGroupProps): ReactNode {
  const { views, send } = useStore();
  const newest = views.sellerGroup(groupKey);
  const { shown, ref } = useOffScreen(newest);
  useShown(groupKey);
  if (newest === undefined) return null;
  const group = shown ?? newest;
  const headingId = `${group.domId}-name`;
  return (
    <article
      ref={ref}
      id={group.domId}
      className={styles['root']}
      aria-labelledby={headingId}
      data-rows={group.unitCount}
      data-below={group.isBelow || undefined}
    >
      <Head group={group} headingId={headingId} send={send} />
      <Body isBelow={group.isBelow}>
        {group.shippingGroupKeys.map((key) => (
          <div key={key} className={styles['parcel']}>
            <ShippingGroup groupKey={key} />
          </div>
        ))}
      </Body>
      {group.foot && <Foot foot={group.foot} />}
    </article>
  );
});
