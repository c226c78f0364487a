import styles from './Button.module.scss';
import { useId, type ReactNode, type Ref } from 'react';
import { classes } from '../../lib/store.ts';
import type { Command } from '@baguni/use-cases';
import type { ActionView } from '@baguni/presentation';

interface ButtonLook {
  readonly look?: 'primary' | 'line' | 'quiet';
  readonly size?: 'medium' | 'large';
  readonly isFull?: boolean;
  readonly className?: string | undefined;
}

interface ButtonProps extends ButtonLook {
  readonly label: string;
  /** Set only if it adds to the label, which it contains (WA-16). */
  readonly accessibleName?: string | undefined;
  /** False: it stays focusable and shows `reason`. */
  readonly isEnabled?: boolean;
  readonly reason?: string | undefined;
  readonly describedBy?: string | undefined;
  /** Second line. */
  readonly note?: string | undefined;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Returns the class names of a look, also for links styled as buttons. */
export const buttonClass = ({ look = 'line', size = 'medium', isFull = false, className }: ButtonLook): string =>
  classes(styles[look], size === 'large' && styles['large'], isFull && styles['full'], className);

/** A button. If disabled, it stays in tab order and gives its reason. */
export function Button(props: ButtonProps): ReactNode {
  const {
    label,
    accessibleName = label,
    isEnabled = true,
    isBusy = false,
    reason,
    describedBy,
    note,
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
        // identifies buttons that order, pay or join, which ignore early presses (CS-10)
        data-look={look}
        aria-label={accessibleName === label ? undefined : accessibleName}
        aria-disabled={isEnabled ? undefined : true}
        aria-busy={isBusy || undefined}
        aria-describedby={classes(reason !== undefined && reasonId, describedBy) || undefined}
        onClick={isEnabled ? onPress : undefined}
      >
        {label}
        {note && <small>{note}</small>}
      </button>
      {reason === undefined ? null : (
        <span id={reasonId} className={styles['reason']}>
          {reason}
        </span>
      )}
    </>
  );
}

interface ActionButtonProps extends ButtonLook {
  readonly action: ActionView;
  readonly send: (command: Command) => void;
  /** Shows the full name, for example if adjacent buttons share a label. */
  readonly showsName?: boolean;
  readonly isBusy?: boolean;
}

/** A button that sends a command. */
export function ActionButton({
  action,
  send,
  showsName = false,
  isBusy = false,
  ...look
}: ActionButtonProps): ReactNode {
  const { label, accessibleName, isEnabled, reason, note, command } = action;
  return (
    <Button
      {...look}
      label={showsName ? accessibleName : label}
      accessibleName={accessibleName}
      isEnabled={isEnabled}
      reason={reason}
      note={note}
      isBusy={isBusy}
      onPress={() => send(command)}
    />
  );
}
