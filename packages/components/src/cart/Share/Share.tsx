import type { Command } from '@baguni/use-cases';
import type { ShareView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import styles from './Share.module.scss';

interface ShareProps {
  readonly view: ShareView;
  readonly send: (command: Command) => void;
}

/** Sends a link to the selected units. */
export function Share({ view: { heading, text, share }, send }: ShareProps): ReactNode {
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
