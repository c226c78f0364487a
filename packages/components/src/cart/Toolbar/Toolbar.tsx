import type { ToolbarView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes, type PartProps } from '../../lib/store.ts';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import styles from './Toolbar.module.scss';

interface ToolbarProps extends PartProps {
  readonly toolbar: ToolbarView;
  /** Next to the tabs in one line: figures and icons instead of words. */
  readonly isShort?: boolean;
}

export function Toolbar({ toolbar, send, isShort }: ToolbarProps): ReactNode {
  const { label, box, selectedText, selectedShort, deleteSelected, estimate } = toolbar;
  return (
    <fieldset className={classes(styles['root'], isShort && styles['short'])} aria-label={label}>
      <Checkbox box={box} send={send} showsLabel={!isShort} />
      <span className={styles['selected']}>{isShort ? selectedShort : selectedText}</span>
      <span className={styles['actions']}>
        <ActionButton action={deleteSelected} send={send} look="quiet" />
        {estimate && <ActionButton action={estimate} send={send} look="quiet" />}
      </span>
    </fieldset>
  );
}
