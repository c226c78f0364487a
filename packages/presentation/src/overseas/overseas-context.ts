import type { ActionView } from '../common/common-types.ts';
import type { Command } from '@baguni/use-cases';
import { action } from '../common/action-views.ts';
import type { ViewContext } from '../common/context.ts';
import type { TranslateOverseas } from './words/overseas-words.ts';

export interface OverseasContext {
  readonly view: ViewContext;
  readonly translate: TranslateOverseas;
}

export const pressed = (label: string, command: Command): ActionView => action(label, label, command);
