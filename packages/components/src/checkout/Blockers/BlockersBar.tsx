import { useId, type ReactNode } from 'react';
import { useDisclosure } from '../../lib/disclosure.ts';
import { ChevronIcon, NoticeIcon } from '../../lib/icons.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import type { BlockersProps } from '../../prices/Summary/Summary.tsx';
import { Invitation, Reasons } from './Blockers.tsx';
import styles from './BlockersBar.module.scss';

function Alarm({ blockers, send }: BlockersProps): ReactNode {
  const { isOpen, panelId, button, onKeyDown } = useDisclosure();
  const labelId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the panel from inside as well
    <div className={styles['root']} onKeyDown={onKeyDown}>
      <div className={styles['strip']}>
        <button type="button" className={styles['toggle']} id={labelId} {...button}>
          <NoticeIcon />
          {blockers.title}
          <ChevronIcon className={styles['chevron']} />
        </button>
        {blockers.fixAll === undefined ? null : (
          <ActionButton action={blockers.fixAll} send={send} className={styles['fixAll']} />
        )}
      </div>
      {isOpen ? (
        <div className={styles['panel']} id={panelId}>
          <Reasons blockers={blockers} labelId={labelId} send={send} />
        </div>
      ) : null}
    </div>
  );
}

export function BlockersBar(props: BlockersProps): ReactNode {
  if (!props.blockers.isInvitation) return <Alarm {...props} />;
  return (
    <div className={styles['calm']}>
      <Invitation {...props} />
    </div>
  );
}
