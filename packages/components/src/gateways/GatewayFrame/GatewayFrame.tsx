import type { GatewayFrameView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes, type TopProps } from '../../lib/store.ts';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { FrameInTime } from '../FrameInTime/FrameInTime.tsx';
import styles from './GatewayFrame.module.scss';

export function GatewayFrame({ frame, isTop, send }: TopProps<{ frame: GatewayFrameView }>): ReactNode {
  const { src, notice, size, trouble, title } = frame;
  return (
    <DialogLayer
      layer={{ ...frame, isTop }}
      shape={size === undefined ? 'panel' : 'document'}
      onClose={() => send({ type: 'CloseSideLayer' })}
    >
      {src === undefined ? (
        <p className={styles['notice']}>{notice}</p>
      ) : (
        <FrameInTime
          className={classes(styles['frame'], size === undefined && styles['filling'])}
          title={title}
          src={src}
          width={size?.width}
          height={size?.height}
          trouble={trouble}
        />
      )}
    </DialogLayer>
  );
}
