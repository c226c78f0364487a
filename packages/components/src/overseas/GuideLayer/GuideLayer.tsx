import type { GuideView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ActionButton } from '../../parts/Button/Button.tsx';
import type { TopProps } from '../../lib/store.ts';
import styles from './GuideLayer.module.scss';

export function GuideLayer({ guide, isTop, send }: TopProps<{ guide: GuideView }>): ReactNode {
  return (
    <DialogLayer
      layer={{ ...guide, domId: 'guide', isTop }}
      shape="note"
      onClose={() => send(guide.close.command)}
      foot={<ActionButton action={guide.close} send={send} look="primary" size="large" isFull />}
    >
      <ul className={styles['texts']}>
        {guide.paragraphs.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
    </DialogLayer>
  );
}
