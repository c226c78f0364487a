import type { ActionView } from '../views/common/common-types.ts';
import type { Command } from '@baguni/use-cases';
import { action } from '../views/common/action-views.ts';
import type { ViewContext } from '../views/common/context.ts';
import type { TranslateOverseas } from './words/overseas-words.ts';

export interface OverseasContext {
  readonly view: ViewContext;
  readonly translate: TranslateOverseas;
}

export const pressed = (label: string, command: Command): ActionView => action(label, label, command);
