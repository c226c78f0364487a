import type { Command } from '@baguni/domain';
import type { BlockerView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { NoticeIcon } from '../../lib/icons.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import styles from './Blockers.module.scss';

interface BlockersProps {
  readonly label: string;
  readonly blockers: readonly BlockerView[];
  readonly send: (command: Command) => void;
  /** Before the page listens. */
  readonly isDisabled?: boolean;
}

interface BlockerProps extends Pick<BlockersProps, 'send'> {
  readonly blocker: BlockerView;
}

function Blocker({ blocker, send }: BlockerProps): ReactNode {
  const isOneOfMany = blocker.fixes.length > 1;
  return (
    <li className={styles['blocker']}>
      <p>{blocker.text}</p>
      {blocker.fixes.map((fix) => (
        <ActionButton
          key={fix.accessibleName}
          action={fix}
          send={send}
          showsName={isOneOfMany}
          className={styles['fix']}
        />
      ))}
    </li>
  );
}

/** What blocks the order, each with what removes it (CK-18). Its label stays in view while its list is scrolled away below. */
export function Blockers({ label, blockers, send, isDisabled = false }: BlockersProps): ReactNode {
  const id = useId();
  if (blockers.length === 0) return null;
  return (
    <>
      <p className={styles['label']} id={id}>
        <NoticeIcon className={styles['icon']} />
        {label}
      </p>
      <fieldset className={styles['root']} aria-labelledby={id} disabled={isDisabled}>
        <ul className={styles['list']}>
          {blockers.map((blocker) => (
            <Blocker key={blocker.key} blocker={blocker} send={send} />
          ))}
        </ul>
      </fieldset>
    </>
  );
}
