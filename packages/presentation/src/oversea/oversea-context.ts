import type { Command } from '@baguni/domain';
import { action } from '../views/action-views.ts';
import type { ViewContext } from '../views/context.ts';
import type { ActionView } from '../views/types.ts';
import type { SayOversea } from './words/oversea-words.ts';

/** What the views of overseas shipping speak with. */
export interface OverseaContext {
  readonly view: ViewContext;
  readonly say: SayOversea;
}

/** A control whose name is its label. */
export const pressed = (label: string, command: Command): ActionView => action(label, label, command);
