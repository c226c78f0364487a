import type { ActionView } from './common-types.ts';
import type { CartUnitId, Fix } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';
import { word } from '../../words/word.ts';
import type { ViewContext } from './context.ts';

/** A control that can be pressed. */
export const action = (label: string, accessibleName: string, command: Command): ActionView => ({
  label,
  accessibleName,
  isEnabled: true,
  reason: undefined,
  command,
});

/** How a unit is called; empty where it has gone. */
export type NameOf = (id: CartUnitId) => string;

/** A control that names what it concerns, where that has a name. */
export const named = ({ words }: ViewContext, label: string, name: string, command: Command): ActionView =>
  action(label, name === '' ? label : word(words, 'fixNameOf', { fix: label, name }), command);

/** One unit by its name, several by how many they are: a button for each of forty would hide the order's own. */
export const namesOf = ({ words }: ViewContext, ids: readonly CartUnitId[], nameOf: NameOf): string => {
  const [only, ...others] = ids;
  if (only === undefined) return '';
  return others.length === 0 ? nameOf(only) : word(words, 'itemCount', { n: ids.length });
};

/** Another quantity, by a press. */
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
