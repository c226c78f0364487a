import type { Command } from '@baguni/domain';
import type { BestCombinationView } from '@baguni/presentation';
import { useCallback, type ReactNode } from 'react';
import { DialogLayer } from '../../layers/DialogLayer/DialogLayer.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import styles from './BestCombination.module.scss';
import { CombinationBody } from './CombinationBody.tsx';

interface BestCombinationProps {
  readonly best: BestCombinationView;
  /** False while a dialog covers it. */
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

const hasApply = ({ body }: BestCombinationView): boolean => body === 'Found' || body === 'Failure';

function Foot({ best, send }: Omit<BestCombinationProps, 'isTop'>): ReactNode {
  const { apply, close, isApplying, applyingText } = best;
  return (
    <>
      <output className={styles['applying']}>{isApplying ? applyingText : null}</output>
      <div className={styles['buttons']}>
        <ActionButton action={close} send={send} size="large" className={styles['close']} />
        {hasApply(best) ? (
          <ActionButton
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
export function BestCombination({ best, isTop, send }: BestCombinationProps): ReactNode {
  const { domId, title, closeLabel, isDimmed, isApplying } = best;
  const { command } = best.close;
  const close = useCallback(() => send(command), [send, command]);
  return (
    <DialogLayer
      layer={{ type: 'BestCombination', domId, title, closeLabel, isDimmed, isClosing: false, isTop }}
      shape="card"
      isBusy={isApplying}
      onClose={isApplying ? undefined : close}
      foot={<Foot best={best} send={send} />}
    >
      <CombinationBody best={best} />
    </DialogLayer>
  );
}
