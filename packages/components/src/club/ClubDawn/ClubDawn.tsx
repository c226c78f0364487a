import type { Command } from '@baguni/use-cases';
import type { ClubDawnView } from '@baguni/presentation';
import { type ReactNode, useCallback } from 'react';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { ClubLink, useMembershipReread } from '../ClubLink/ClubLink.tsx';
import styles from './ClubDawn.module.scss';

interface ClubDawnProps {
  readonly view: ClubDawnView;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

export function ClubDawn({ view, isTop, send }: ClubDawnProps): ReactNode {
  const { type, title, texts, action, link, later, closeLabel, isDimmed } = view;
  const close = useCallback(() => send(later.command), [send, later.command]);
  const leave = useMembershipReread(send);
  return (
    <DialogLayer
      layer={{ type, domId: 'club-dawn', title, closeLabel, isDimmed, isClosing: false, isTop }}
      shape="note"
      onClose={close}
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
