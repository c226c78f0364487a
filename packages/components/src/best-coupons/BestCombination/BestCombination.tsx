import type { Command } from '@baguni/use-cases';
import type { BestCombinationView } from '@baguni/presentation';
import { useCallback, type ReactNode } from 'react';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import styles from './BestCombination.module.scss';
import { CombinationBody } from './CombinationBody.tsx';

interface BestCombinationProps {
  readonly bestCombination: BestCombinationView;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

const hasApply = ({ body }: BestCombinationView): boolean => body === 'Found' || body === 'Failure';

function Foot({ bestCombination, send }: Omit<BestCombinationProps, 'isTop'>): ReactNode {
  const { domId, body, apply, stop, close, isApplying, applyingText } = bestCombination;
  // the button disappears with the search, so focus moves to the title and not to the apply button
  const stopSearch = useCallback(
    (command: Command) => {
      document.querySelector<HTMLElement>(`#${domId}-title`)?.focus();
      send(command);
    },
    [domId, send],
  );
  return (
    <>
      <output className={styles['applying']}>{isApplying ? applyingText : null}</output>
      <div className={styles['buttons']}>
        <ActionButton action={close} send={send} size="large" className={styles['close']} />
        {body === 'Searching' ? (
          <ActionButton
            key="stop"
            action={stop}
            send={stopSearch}
            look="primary"
            size="large"
            className={styles['apply']}
          />
        ) : null}
        {hasApply(bestCombination) ? (
          <ActionButton
            key="apply"
            action={apply}
            send={send}
            look="primary"
            size="large"
            className={styles['apply']}
            isBusy={isApplying}
          />
        ) : null}
      </div>
    </>
  );
}

export function BestCombination({ bestCombination, isTop, send }: BestCombinationProps): ReactNode {
  const { domId, title, closeLabel, isDimmed, isApplying } = bestCombination;
  const { command } = bestCombination.close;
  const close = useCallback(() => send(command), [send, command]);
  return (
    <DialogLayer
      layer={{ type: 'BestCombination', domId, title, closeLabel, isDimmed, isClosing: false, isTop }}
      shape="card"
      isBusy={isApplying}
      onClose={isApplying ? undefined : close}
      foot={<Foot bestCombination={bestCombination} send={send} />}
    >
      <CombinationBody bestCombination={bestCombination} />
    </DialogLayer>
  );
}
