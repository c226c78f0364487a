import type { CartUnitId, Command, Finding, Fix } from '@baguni/domain';
import { word } from '../words/word.ts';
import type { ViewContext } from './context.ts';
import type { ActionView } from './types.ts';

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

const named = ({ words }: ViewContext, label: string, name: string, command: Command): ActionView =>
  action(label, name === '' ? label : word(words, 'fixNameOf', { fix: label, name }), command);

/** One unit by its name, several by how many they are: a button for each of forty would hide the order's own. */
const namesOf = ({ words }: ViewContext, ids: readonly CartUnitId[], nameOf: NameOf): string => {
  const [only, ...others] = ids;
  if (only === undefined) return '';
  return others.length === 0 ? nameOf(only) : word(words, 'itemCount', { n: ids.length });
};

/** What a press would do to remove a finding (CK-18); fixes that lead to parts of the page not built yet have none. */
const fixActions = (context: ViewContext, fix: Fix, nameOf: NameOf): readonly ActionView[] => {
  const { words } = context;
  switch (fix.type) {
    case 'Deselect':
      return [
        named(context, word(words, 'fixDeselect'), namesOf(context, fix.cartUnitIds, nameOf), {
          type: 'Deselect',
          cartUnitIds: fix.cartUnitIds,
        }),
      ];
    case 'Delete':
      return [
        named(context, word(words, 'fixDelete'), namesOf(context, fix.cartUnitIds, nameOf), {
          type: 'DeleteUnits',
          cartUnitIds: fix.cartUnitIds,
          place: 'BeforeOrder',
        }),
      ];
    case 'SetQuantity': {
      const { cartUnitId, quantity } = fix;
      return [
        named(context, word(words, 'fixQuantity', { n: quantity }), nameOf(cartUnitId), {
          type: 'ChangeQuantity',
          cartUnitId,
          asked: String(quantity),
        }),
      ];
    }
    case 'SelectAll':
      return [action(word(words, 'fixSelectAll'), word(words, 'fixSelectAll'), { type: 'ToggleTab' })];
    case 'RemoveCoupons':
    case 'SignIn':
    case 'OrderFirst':
    case 'Agree':
    case 'ChooseCompany':
    case 'ShipDomestic':
    case 'VerifyIdentity':
    case 'VerifyAdult':
    case 'GivePapers':
      return [];
  }
};

/** What would remove a finding, as controls. */
export const fixesOf = (context: ViewContext, finding: Finding, nameOf: NameOf): readonly ActionView[] =>
  finding.fixes.flatMap((fix) => fixActions(context, fix, nameOf));
