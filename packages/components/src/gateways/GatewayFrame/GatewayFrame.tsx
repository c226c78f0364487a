import type { Command } from '@baguni/use-cases';
import type { GatewayFrameView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/store.ts';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { FrameInTime } from '../FrameInTime/FrameInTime.tsx';
import styles from './GatewayFrame.module.scss';

interface GatewayFrameProps {
  readonly frame: GatewayFrameView;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

export function GatewayFrame({ frame, isTop, send }: GatewayFrameProps): ReactNode {
  const { src, notice, size, trouble, ...named } = frame;
  return (
    <DialogLayer
      layer={{ ...named, isClosing: false, isTop }}
      shape={size === undefined ? 'panel' : 'document'}
      onClose={() => send({ type: 'CloseSideLayer' })}
    >
      {src === undefined ? (
        <p className={styles['notice']}>{notice}</p>
      ) : (
        <FrameInTime
          className={classes(styles['frame'], size === undefined && styles['filling'])}
          title={named.title}
          src={src}
          width={size?.width}
          height={size?.height}
          trouble={trouble}
        />
      )}
    </DialogLayer>
  );
}
