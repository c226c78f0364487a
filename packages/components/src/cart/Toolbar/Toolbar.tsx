import type { Command } from '@baguni/use-cases';
import type { ToolbarView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import styles from './Toolbar.module.scss';

interface ToolbarProps {
  readonly toolbar: ToolbarView;
  readonly send: (command: Command) => void;
}

export function Toolbar({ toolbar, send }: ToolbarProps): ReactNode {
  return (
    <fieldset className={styles['root']} aria-label={toolbar.label}>
      <Checkbox box={toolbar.box} send={send} showsLabel />
      <span className={styles['selected']}>{toolbar.selectedText}</span>
      <span className={styles['actions']}>
        <ActionButton action={toolbar.deleteSelected} send={send} look="quiet" />
        {toolbar.estimate === undefined ? null : <ActionButton action={toolbar.estimate} send={send} look="quiet" />}
      </span>
    </fieldset>
  );
}
