import {
  HOME_COUNTRY,
  type CartUnitId,
  type Command,
  type Finding,
  type Fix,
  type ShippingCompanyType,
} from '@baguni/domain';
import { companyWords } from '../words/names.ts';
import { word } from '../words/word.ts';
import type { WordKey } from '../words/words.ts';
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

/** The words of fixes that name nothing. */
type PlainFix = Exclude<Extract<WordKey, `fix${string}`>, 'fixQuantity' | 'fixNameOf' | 'fixCompany'>;

const plain = ({ words }: ViewContext, key: PlainFix, command: Command): ActionView =>
  action(word(words, key), word(words, key), command);

const companyAction = (context: ViewContext, company: ShippingCompanyType): ActionView => {
  const label = word(context.words, 'fixCompany', { name: word(context.words, companyWords[company]) });
  return action(label, label, { type: 'ChooseCompany', company });
};

/** What a press would do to remove a finding (CK-18); a paper that must be written is asked for where it is written. */
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
      return [named(context, word(words, 'fixRemoveCoupons'), namesOf(context, fix.cartUnitIds, nameOf), fix)];
    case 'OrderFirst':
      return [
        named(context, word(words, 'fixOrderFirst'), namesOf(context, fix.cartUnitIds, nameOf), {
          type: 'SelectOnly',
          cartUnitIds: fix.cartUnitIds,
        }),
      ];
    case 'SignIn':
      return [plain(context, 'fixSignIn', { type: 'SignIn' })];
    case 'Agree':
      return [plain(context, 'fixAgree', { type: 'Agree', code: fix.code })];
    case 'ChooseCompany':
      return [companyAction(context, fix.company)];
    case 'ShipDomestic':
      return [plain(context, 'fixShipDomestic', { type: 'ChangeCountry', countryType: HOME_COUNTRY })];
    case 'VerifyIdentity':
      return [plain(context, 'fixVerifyIdentity', { type: 'VerifyIdentity' })];
    case 'VerifyAdult':
      return [plain(context, 'fixVerifyAdult', { type: 'VerifyIdentity' })];
    case 'GivePapers':
      return fix.paper === 'Consent'
        ? [plain(context, 'fixConsent', { type: 'GivePapers', papers: { isConsented: true } })]
        : [];
  }
};

/** What would remove a finding, as controls. */
export const fixesOf = (context: ViewContext, finding: Finding, nameOf: NameOf): readonly ActionView[] =>
  finding.fixes.flatMap((fix) => fixActions(context, fix, nameOf));
