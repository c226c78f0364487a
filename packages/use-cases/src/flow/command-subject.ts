import type { Command } from '@baguni/domain';

/** Where commands come from. */
export interface CommandSource {
  /** Passes each command on from now on; answers what ends it. */
  readonly subscribe: (listener: (command: Command) => void) => () => void;
}

/** Where commands go and where they come from: made first, so that the page and the session need not know each other. */
export interface CommandSubject extends CommandSource {
  /** Passes a command to all who have subscribed; without one it is lost. */
  readonly next: (command: Command) => void;
}

/** A subject of its own few lines: the first view needs one, and a library for streams comes only after it (SV-02). */
export const commandSubject = (): CommandSubject => {
  let listeners: readonly ((command: Command) => void)[] = [];
  return {
    next: (command) => {
      for (const listener of listeners) listener(command);
    },
    subscribe: (listener) => {
      listeners = [...listeners, listener];
      return () => {
        listeners = listeners.filter((other) => other !== listener);
      };
    },
  };
};
