import type { Command } from '@baguni/use-cases';
import type { ActionView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './Button.tsx';

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
  const { label, accessibleName, isEnabled, reason, command } = action;
  return (
    <Button
      {...look}
      label={showsName ? accessibleName : label}
      accessibleName={accessibleName}
      isEnabled={isEnabled}
      reason={reason}
      isBusy={isBusy}
      onPress={() => send(command)}
    />
  );
}
