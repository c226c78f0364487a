import type { ClubCardView } from '@baguni/presentation';
import { type ReactNode, useId } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { ClubLink, useMembershipReread } from '../ClubLink/ClubLink.tsx';
import type { PartProps } from '../../lib/store.ts';
import styles from './ClubCard.module.scss';

export function ClubCard({ card, send }: PartProps<{ card: ClubCardView }>): ReactNode {
  const { title, texts, action, link, dawn } = card;
  const id = useId();
  const leave = useMembershipReread(send);
  return (
    <section className={styles['root']} aria-labelledby={id}>
      <div className={styles['text']}>
        <h2 className={styles['title']} id={id}>
          {title}
        </h2>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {dawn === undefined ? null : <ActionButton action={dawn} send={send} look="quiet" />}
      {action === undefined ? null : <ActionButton action={action} send={send} />}
      {link === undefined ? null : <ClubLink link={link} isMain onLeave={leave} />}
    </section>
  );
}
