import type { Command } from '@baguni/use-cases';
import type { BestCombinationView } from '@baguni/presentation';
import { useCallback, type ReactNode } from 'react';
import { DialogLayer } from '../../layers/DialogLayer/DialogLayer.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import styles from './BestCombination.module.scss';
import { CombinationBody } from './CombinationBody.tsx';

interface BestCombinationProps {
  readonly bestCombination: BestCombinationView;
  /** False while a dialog covers it. */
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

const hasApply = ({ body }: BestCombinationView): boolean => body === 'Found' || body === 'Failure';

function Foot({ bestCombination, send }: Omit<BestCombinationProps, 'isTop'>): ReactNode {
  const { domId, body, apply, stop, close, isApplying, applyingText } = bestCombination;
  // the button goes with the search: the dialog's title takes over its focus, not the button that applies
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

/** The cheapest coupons for what is selected, seen before they are applied in one press (CP-19). */
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
