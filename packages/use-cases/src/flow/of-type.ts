import type { Command, CommandOf, CommandType } from '../session/command.ts';
import { filter, type OperatorFunction } from 'rxjs';

export const ofType = <T extends CommandType>(type: T): OperatorFunction<Command, CommandOf<T>> =>
  filter((command: Command): command is CommandOf<T> => command.type === type);
