import type { ClubFrameView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { FrameInTime } from '../../gateways/FrameInTime/FrameInTime.tsx';
import type { TopProps } from '../../lib/store.ts';
import styles from './ClubFrame.module.scss';

/** The club's join page in a frame. Closing it reads the membership again. */
export function ClubFrame({ view, isTop, send }: TopProps<{ view: ClubFrameView }>): ReactNode {
  const { title, path, size, trouble } = view;
  const close = (): void => {
    send({ type: 'CloseSideLayer' });
    send({ type: 'ReadMembership' });
  };
  return (
    <DialogLayer layer={{ ...view, domId: 'club-frame', isTop }} shape="card" onClose={close}>
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
