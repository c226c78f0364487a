import type { Command } from '@baguni/use-cases';
import type { GuideView } from '@baguni/presentation';
import { useCallback, type ReactNode } from 'react';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ActionButton } from '../../parts/Button/Button.tsx';
import styles from './GuideLayer.module.scss';

interface GuideLayerProps {
  readonly guide: GuideView;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

export function GuideLayer({ guide, isTop, send }: GuideLayerProps): ReactNode {
  const { type, title, closeLabel, isDimmed, paragraphs } = guide;
  const { command } = guide.close;
  const close = useCallback(() => send(command), [send, command]);
  return (
    <DialogLayer
      layer={{ type, domId: 'guide', title, closeLabel, isDimmed, isClosing: false, isTop }}
      shape="note"
      onClose={close}
      foot={<ActionButton action={guide.close} send={send} look="primary" size="large" isFull />}
    >
      <ul className={styles['texts']}>
        {paragraphs.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
    </DialogLayer>
  );
}
