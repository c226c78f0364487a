import type { AddressBarView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { PlaceTerm } from '../../parts/PlaceTerm.tsx';
import type { PartProps } from '../../lib/store.ts';
import styles from './AddressBar.module.scss';

export function AddressBar({ addressBar, send }: PartProps<{ addressBar: AddressBarView }>): ReactNode {
  const { label, text, notice, action } = addressBar;
  return (
    <dl className={styles['root']}>
      <PlaceTerm label={label} />
      {text === undefined ? null : <dd className={styles['text']}>{text}</dd>}
      {notice === undefined ? null : <dd className={styles['notice']}>{notice}</dd>}
      {action === undefined ? null : (
        <dd className={styles['action']}>
          <ActionButton action={action} send={send} />
        </dd>
      )}
    </dl>
  );
}
