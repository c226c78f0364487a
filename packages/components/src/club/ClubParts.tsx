import { observer } from 'mobx-react-lite';
import type { MoreLayerProps, MoreProps } from '../lib/lazy-part.ts';
import { ClubCard } from './ClubCard/ClubCard.tsx';
import styles from './ClubBelow.module.scss';
import { ClubDawn } from './ClubDawn/ClubDawn.tsx';
import { ClubFrame } from './ClubFrame/ClubFrame.tsx';
import { ClubJoin } from './ClubJoin/ClubJoin.tsx';

export const ClubBelow = observer(function ClubBelow({ extras: { club }, send }: MoreProps) {
  const { card, giftText } = club;
  if (card === undefined && giftText === undefined) return null;
  return (
    <div className={styles['root']}>
      {giftText === undefined ? null : <p className={styles['gift']}>{giftText}</p>}
      {card === undefined ? null : <ClubCard card={card} send={send} />}
    </div>
  );
});

export const ClubLayer = observer(function ClubLayer({ extras, isTop, send }: MoreLayerProps) {
  const { layer } = extras.club;
  if (layer === undefined) return null;
  switch (layer.type) {
    case 'SmileClubOneClickJoin':
      return <ClubJoin view={layer} isTop={isTop} send={send} />;
    case 'JoinSmileClubForSmileDelivery':
      return <ClubDawn view={layer} isTop={isTop} send={send} />;
    case 'SmileClubJoin':
      return <ClubFrame view={layer} isTop={isTop} send={send} />;
  }
});
