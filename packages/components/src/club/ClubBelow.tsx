import { observer } from 'mobx-react-lite';
import type { ExtrasProps } from '../lib/lazy-part.ts';
import { ClubCard } from './ClubCard/ClubCard.tsx';
import styles from './ClubBelow.module.scss';

export const ClubBelow = observer(function ClubBelow({ extras: { club }, send }: ExtrasProps) {
  const { card, dawn, giftText } = club;
  if (card === undefined && dawn === undefined && giftText === undefined) return null;
  return (
    <div className={styles['root']}>
      {giftText === undefined ? null : <p className={styles['gift']}>{giftText}</p>}
      {card === undefined ? null : <ClubCard card={card} send={send} />}
      {dawn === undefined ? null : <ClubCard card={dawn} send={send} />}
    </div>
  );
});
