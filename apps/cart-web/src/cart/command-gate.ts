import type { Command } from '@baguni/domain';

/** Where commands go. The store is made before the session that takes its commands: until then the gate is shut. */
export interface CommandGate {
  readonly send: (command: Command) => void;
  /** Opens the gate: from now on commands go there. */
  readonly open: (to: (command: Command) => void) => void;
}

/** A gate that is still shut; what is sent to it before it opens is lost, as it is with a session that has not begun. */
export const commandGate = (): CommandGate => {
  let forward: (command: Command) => void = () => undefined;
  return {
    send: (command) => forward(command),
    open: (to) => {
      forward = to;
    },
  };
};
