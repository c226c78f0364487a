import type { Command } from '@baguni/use-cases';
import type { ClubFrameView } from '@baguni/presentation';
import { useCallback, type ReactNode } from 'react';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { FrameInTime } from '../../gateways/FrameInTime/FrameInTime.tsx';
import styles from './ClubFrame.module.scss';

interface ClubFrameProps {
  readonly view: ClubFrameView;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

/** The club's join page in a frame. Closing it reads the membership again. */
export function ClubFrame({ view, isTop, send }: ClubFrameProps): ReactNode {
  const { type, title, path, size, trouble, closeLabel, isDimmed } = view;
  const close = useCallback(() => {
    send({ type: 'CloseSideLayer' });
    send({ type: 'ReadMembership' });
  }, [send]);
  return (
    <DialogLayer
      layer={{ type, domId: 'club-frame', title, closeLabel, isDimmed, isClosing: false, isTop }}
      shape="card"
      onClose={close}
    >
      <FrameInTime
        className={styles['frame']}
        src={path}
        sandbox="allow-forms allow-same-origin"
        title={title}
        width={size.width}
        height={size.height}
        trouble={trouble}
      />
    </DialogLayer>
  );
}
