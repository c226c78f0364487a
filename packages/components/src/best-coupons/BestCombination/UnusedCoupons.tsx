import type { BestCombinationView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { useDisclosure } from '../../lib/disclosure.ts';
import { ChevronIcon } from '../../lib/icons.tsx';
import styles from './BestCombination.module.scss';

export function UnusedCoupons({ bestCombination }: { readonly bestCombination: BestCombinationView }): ReactNode {
  const { button, isOpen, panelId, onKeyDown } = useDisclosure();
  if (bestCombination.unused.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape reaches the panel by bubbling
    <div onKeyDown={onKeyDown}>
      <button {...button} type="button" className={styles['toggle']}>
        {bestCombination.unusedLabel}
        <ChevronIcon className={styles['chevron']} />
      </button>
      {isOpen ? (
        <ul className={styles['unused']} id={panelId}>
          {bestCombination.unused.map(({ key, name, reason }) => (
            <li key={key}>
              <span className={styles['unusedName']}>{name}</span> <span className={styles['reason']}>{reason}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
