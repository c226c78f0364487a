import type { FoundOffers } from '../engine/cart-engine.ts';
import { savingView } from '../view/saving.ts';
import type { Wording } from '../words/wording.ts';
import styles from './parts.module.scss';

interface SavingProps {
  readonly found: FoundOffers;
  readonly wording: Wording;
}

/** What the best saves: against what is in use now, and against nothing. */
export const Saving = ({ found, wording }: SavingProps) => {
  const { head, rest, proof } = savingView(wording, found);
  return (
    <p>
      <strong>{head}</strong> {rest !== '' && <>{rest} </>}
      <span className={styles['hint']}>{proof}</span>
    </p>
  );
};
