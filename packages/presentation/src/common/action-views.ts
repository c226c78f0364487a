import type { ActionView } from './common-types.ts';
import type { CartUnitId, Fix } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';
import { word } from './word.ts';
import type { ViewContext } from './context.ts';

export const action = (label: string, accessibleName: string, command: Command): ActionView => ({
  label,
  accessibleName,
  isEnabled: true,
  reason: undefined,
  command,
});

/** Returns a unit’s name, or an empty string if it was deleted. */
export type NameOf = (id: CartUnitId) => string;

/** Creates a button that names its subject, if it has a name. */
export const named = ({ words }: ViewContext, label: string, name: string, command: Command): ActionView =>
  action(label, name === '' ? label : word(words, 'fixNameOf', { fix: label, name }), command);

/** Names a single unit, or counts several, because a button for each would hide the order button. */
export const namesOf = ({ words }: ViewContext, ids: readonly CartUnitId[], nameOf: NameOf): string => {
  const [only, ...others] = ids;
  if (only === undefined) return '';
  return others.length === 0 ? nameOf(only) : word(words, 'itemCount', { n: ids.length });
};

export const quantityAction = (
  context: ViewContext,
  { cartUnitId, quantity }: Extract<Fix, { type: 'SetQuantity' }>,
  nameOf: NameOf,
): ActionView =>
  named(context, word(context.words, 'fixQuantity', { n: quantity }), nameOf(cartUnitId), {
    type: 'ChangeQuantity',
    cartUnitId,
    asked: String(quantity),
  });
