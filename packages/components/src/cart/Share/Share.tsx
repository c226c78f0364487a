import type { ShareView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import type { PartProps } from '../../lib/store.ts';
import styles from './Share.module.scss';

/** Sends a link to the selected units. */
export function Share({ view: { heading, text, share }, send }: PartProps<{ view: ShareView }>): ReactNode {
  const id = useId();
  return (
    <section className={styles['root']} aria-labelledby={id} data-share="">
      <div className={styles['texts']}>
        <h2 className={styles['heading']} id={id}>
          {heading}
        </h2>
        <p className={styles['text']}>{text}</p>
      </div>
      <ActionButton action={share} send={send} />
    </section>
  );
}
