import type { BoxView } from '@baguni/presentation';
import { memo, type ReactNode } from 'react';
import { classes, type PartProps } from '../../lib/store.ts';
import styles from './Checkbox.module.scss';

export interface CheckboxProps extends PartProps {
  readonly box: BoxView;
  /** The label is visible; otherwise it is only the accessible name. */
  readonly showsLabel?: boolean;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
}

/** A checkbox of a unit, group or tab: none, mixed or all. A press on mixed selects all. */
export const Checkbox = memo(function Checkbox({
  box,
  send,
  showsLabel = false,
  describedBy,
  className,
}: CheckboxProps): ReactNode {
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
        // prevents browsers from restoring an old value
        autoComplete="off"
        data-box={box.state}
        aria-label={box.accessibleName}
        aria-describedby={describedBy}
        onChange={(event) => {
          // the browser clears the mixed mark, so it is restored until the cart changes
          showMixed(event.currentTarget);
          send(box.command);
        }}
      />
      {showsLabel ? <span className={styles['label']}>{box.label}</span> : null}
    </label>
  );
});
