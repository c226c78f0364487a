import { useId, type ReactNode, type Ref } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './Button.module.scss';

/** How a button looks: one `primary` on a page, `line` for others, `quiet` without an edge. */
export interface ButtonLook {
  readonly look?: 'primary' | 'line' | 'quiet';
  readonly size?: 'medium' | 'large';
  /** As wide as its place. */
  readonly isFull?: boolean;
  readonly className?: string | undefined;
}

interface ButtonProps extends ButtonLook {
  readonly label: string;
  /** Where it says more than the label; contains it (WA-16). */
  readonly accessibleName?: string | undefined;
  /** False: it stays focusable and says `reason`. */
  readonly isEnabled?: boolean;
  readonly reason?: string | undefined;
  /** Id of further text that belongs to it. */
  readonly describedBy?: string | undefined;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The class names of a look, also for links that look like a button. */
export const buttonClass = ({ look = 'line', size = 'medium', isFull = false, className }: ButtonLook): string =>
  classes(styles[look], size === 'large' && styles['large'], isFull && styles['full'], className);

/** Something to press. Where it cannot be pressed it keeps its place in the tab order and tells why. */
export function Button(props: ButtonProps): ReactNode {
  const {
    label,
    accessibleName = label,
    isEnabled = true,
    isBusy = false,
    reason,
    describedBy,
    look,
    onPress,
    ref,
  } = props;
  const reasonId = useId();
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={buttonClass(props)}
        // what is primary orders, pays or joins: the page knows by it what must not be pressed too soon (CS-10)
        data-look={look}
        aria-label={accessibleName === label ? undefined : accessibleName}
        aria-disabled={isEnabled ? undefined : true}
        aria-busy={isBusy || undefined}
        aria-describedby={classes(reason !== undefined && reasonId, describedBy) || undefined}
        onClick={isEnabled ? onPress : undefined}
      >
        {label}
      </button>
      {reason === undefined ? null : (
        <span id={reasonId} className={styles['reason']}>
          {reason}
        </span>
      )}
    </>
  );
}
