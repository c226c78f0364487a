import type { BlockerView } from './summary-types.ts';
import type { ActionView } from '../common/common-types.ts';
import type { WordKey } from '../../words/keys.ts';
import { messageText } from '../../words/message-text.ts';
import { HOME_COUNTRY, type Command, type Finding, type Fix, type ShippingCompanyType } from '@baguni/domain';
import { companyWords } from '../../words/names.ts';
import { word } from '../../words/word.ts';
import { action, named, namesOf, quantityAction, type NameOf } from '../common/action-views.ts';
import type { ViewContext } from '../common/context.ts';

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
    case 'SetQuantity':
      return [quantityAction(context, fix, nameOf)];
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
      return [plain(context, fix.code === 'CART-BR7-09' ? 'fixAgree' : 'fixGoOn', { type: 'Agree', code: fix.code })];
    case 'ChooseCompany':
      return [companyAction(context, fix.company)];
    case 'ShipDomestic':
      return [plain(context, 'fixShipDomestic', { type: 'ChangeCountry', countryType: HOME_COUNTRY })];
    case 'ChooseDeliveryTime':
      return [plain(context, 'fixDeliveryTime', { type: 'OpenSideLayer', layer: 'DeliveryDate' })];
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

/** One press for all of several reasons, giving up as little as can be (CK-18). */
const allAtOnce = (context: ViewContext): BlockerView => ({
  key: 'all',
  text: word(context.words, 'fixAllText'),
  fixes: [plain(context, 'fixAll', { type: 'FixAll' })],
});

/** What blocks the order: of several reasons first one press for all, then each with what removes it (CK-18). */
export const blockerViews = (
  context: ViewContext,
  findings: readonly Finding[],
  nameOf: NameOf,
): readonly BlockerView[] => [
  ...(findings.length > 1 ? [allAtOnce(context)] : []),
  ...findings.map((finding, i) => ({
    key: `${i}-${finding.code}`,
    text: messageText(context.words, finding.code, finding.params),
    fixes: finding.fixes.flatMap((fix) => fixActions(context, fix, nameOf)),
  })),
];
