import type { Command } from '@baguni/use-cases';
import type { BoxView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './Checkbox.module.scss';

interface CheckboxProps {
  readonly box: BoxView;
  readonly send: (command: Command) => void;
  /** The label stands beside the box; otherwise the name is only heard. */
  readonly showsLabel?: boolean;
  /** Id of the text that says why it cannot be chosen. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
}

/** A box over a unit, a group or the tab: none, mixed or all (SE-01). Space toggles it; a mixed one becomes all. */
export function Checkbox({ box, send, showsLabel = false, describedBy, className }: CheckboxProps): ReactNode {
  const isMixed = box.state === 'mixed';
  const showMixed = (input: HTMLInputElement | null): void => {
    if (input) input.indeterminate = isMixed;
  };
  return (
    <label className={classes(styles['root'], showsLabel && styles['labelled'], className)}>
      <input
        ref={showMixed}
        className={styles['box']}
        type="checkbox"
        checked={box.state === 'all'}
        disabled={!box.isEnabled}
        // the cart says what is chosen, and no browser that fills in what it remembers
        autoComplete="off"
        data-box={box.state}
        aria-label={box.accessibleName}
        aria-describedby={describedBy}
        onChange={(event) => {
          // the browser has dropped the mixed mark; it comes back unless the cart says otherwise
          showMixed(event.currentTarget);
          send(box.command);
        }}
      />
      {showsLabel ? <span className={styles['label']}>{box.label}</span> : null}
    </label>
  );
}
