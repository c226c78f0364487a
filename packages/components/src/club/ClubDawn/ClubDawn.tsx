import type { ClubDawnView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { ClubLink, useMembershipReread } from '../ClubLink/ClubLink.tsx';
import type { TopProps } from '../../lib/store.ts';
import styles from './ClubDawn.module.scss';

export function ClubDawn({ view, isTop, send }: TopProps<{ view: ClubDawnView }>): ReactNode {
  const { texts, action, link, later } = view;
  const leave = useMembershipReread(send);
  return (
    <DialogLayer
      layer={{ ...view, domId: 'club-dawn', isTop }}
      shape="note"
      onClose={() => send(later.command)}
      foot={
        <div className={styles['foot']}>
          <ActionButton action={later} send={send} size="large" />
          {action === undefined ? null : <ActionButton action={action} send={send} look="primary" size="large" />}
          {link === undefined ? null : <ClubLink link={link} isMain onLeave={leave} />}
        </div>
      }
    >
      <div className={styles['texts']}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </DialogLayer>
  );
}
