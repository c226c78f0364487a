import type { Command } from '@baguni/domain';

/** Commands that wait until there is somebody who carries them out; then they pass at once. */
export interface WaitingCommands {
  readonly send: (command: Command) => void;
  /** Passes on what waited, in its order. */
  readonly open: () => void;
}

/** @param next passes a command to those who carry it out */
export const waitingCommands = (next: (command: Command) => void): WaitingCommands => {
  let waiting: Command[] | undefined = [];
  return {
    send: (command) => {
      if (waiting) waiting.push(command);
      else next(command);
    },
    open: () => {
      const all = waiting ?? [];
      waiting = undefined;
      for (const command of all) next(command);
    },
  };
};
