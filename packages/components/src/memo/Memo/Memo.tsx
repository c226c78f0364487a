import type { MemoView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import type { PartProps } from '../../lib/store.ts';
import styles from './Memo.module.scss';

export function Memo({ memo: { heading, text, open }, send }: PartProps<{ memo: MemoView }>): ReactNode {
  const id = useId();
  return (
    <section className={styles['root']} aria-labelledby={id} data-memo="">
      <div className={styles['texts']}>
        <h2 className={styles['heading']} id={id}>
          {heading}
        </h2>
        {text === '' ? null : <p className={styles['text']}>{text}</p>}
      </div>
      <Button label={open.label} onPress={() => send(open.command)} />
    </section>
  );
}
