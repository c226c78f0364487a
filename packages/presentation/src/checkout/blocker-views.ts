import type { BlockedFacts, BlockersView, BlockerView } from '../prices/summary-view.ts';
import type { ActionView } from '../common/common-types.ts';
import { messageText, translateOf, wordOf, type TranslateOf } from '../common/word.ts';
import {
  HOME_COUNTRY,
  isSplittable,
  listNames,
  type CartUnit,
  type CartUnitId,
  type Finding,
  type Fix,
  type MessageKey,
  type ShippingCompanyType,
} from '@baguni/domain/internal';
import type { Command } from '@baguni/use-cases';
import { checkoutWords, type CheckoutWords } from './checkout-words.ts';
import type { ShellWords } from '../shell/shell-words-ko.ts';
import { named, plainAction, quantityAction, type NameOf, imageView } from '../common/shared-views.ts';
import { money, type ViewContext } from '../common/context.ts';

const word = wordOf<ShellWords>();
const translate = ({ words }: ViewContext): TranslateOf<CheckoutWords> => translateOf(checkoutWords[words.language]);

/** Texts of fixes without placeholders. */
type PlainFix = Exclude<Extract<keyof CheckoutWords, `fix${string}`>, 'fixCompany'>;

const plain = (context: ViewContext, key: PlainFix, command: Command): ActionView =>
  plainAction(translate(context)(key), command);

const companyAction = (context: ViewContext, company: ShippingCompanyType): ActionView => {
  const text = translate(context);
  return plainAction(text('fixCompany', { name: text(`company${company}`) }), { type: 'ChooseCompany', company });
};

/** Names a single unit, or counts several, because a button for each would hide the order button. */
const namesOf = ({ words }: ViewContext, ids: readonly CartUnitId[], nameOf: NameOf): string => {
  const [only, ...others] = ids;
  if (only === undefined) return '';
  return others.length === 0 ? nameOf(only) : word(words, 'itemCount', { n: ids.length });
};

/** Builds the buttons of a fix; none for papers that need input. */
const fixActions = (context: ViewContext, fix: Fix, nameOf: NameOf): readonly ActionView[] => {
  const ofUnits = (key: PlainFix, ids: readonly CartUnitId[], command: Command): readonly ActionView[] => [
    named(context, translate(context)(key), namesOf(context, ids, nameOf), command),
  ];
  switch (fix.type) {
    case 'Deselect':
      return ofUnits('fixDeselect', fix.cartUnitIds, { type: 'Deselect', cartUnitIds: fix.cartUnitIds });
    case 'Delete':
      return ofUnits('fixDelete', fix.cartUnitIds, {
        type: 'DeleteUnits',
        cartUnitIds: fix.cartUnitIds,
        place: 'BeforeOrder',
      });
    case 'SetQuantity':
      return [quantityAction(context, fix, nameOf)];
    case 'SelectAll':
      return [plain(context, 'fixSelectAll', { type: 'ToggleTab' })];
    case 'RemoveCoupons':
      return ofUnits('fixRemoveCoupons', fix.cartUnitIds, fix);
    case 'OrderFirst':
      return ofUnits('fixOrderFirst', fix.cartUnitIds, { type: 'SelectOnly', cartUnitIds: fix.cartUnitIds });
    case 'SignIn':
      return [plainAction(word(context.words, 'fixSignIn'), { type: 'SignIn' })];
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

type UnitOf = (id: CartUnitId) => CartUnit | undefined;

/** Maximum number of named and pictured items per reason; a cart may contain a hundred. */
const NAMED = 3;

const itemsOf = (
  context: ViewContext,
  finding: Finding,
  unitOf: UnitOf,
  nameOf: NameOf,
): Pick<BlockerView, 'pictures' | 'names'> => {
  const units = finding.units.flatMap((id) => unitOf(id) ?? []);
  const names = listNames(
    [...new Set(units.slice(0, NAMED).map(({ cartUnitId }) => nameOf(cartUnitId)))],
    context.words.language,
  );
  return {
    pictures: units
      .slice(0, NAMED)
      .map(({ cartUnitId, item }) => ({ key: cartUnitId, ...imageView(item.itemImageUrl, false) })),
    names: units.length > NAMED ? translate(context)('blockedMore', { names, n: units.length - NAMED }) : names,
  };
};

/** Missing consent is asked for, not reported as an error (OV-12). */
const CONSENT = 'ASK-OVERSEA-CONSENT';

const textOf = ({ words }: ViewContext, { code, params }: Finding): string =>
  code === CONSENT ? messageText(words, 'OVERSEA-CONSENT') : messageText(words, code, params);

/** Puts consent first, before an order without it. */
const fixesOf = ({ code, fixes }: Finding): readonly Fix[] => (code === CONSENT ? fixes.toReversed() : fixes);

/** Restricted and withdrawn buyers (CK-12). */
const needHelp: readonly MessageKey[] = ['CART-BR7-16', 'CART-BR7-17'];

const helpLink = ({ words, links }: ViewContext, { code }: Finding): BlockerView['help'] =>
  needHelp.includes(code) ? { label: word(words, 'customerCentre'), href: links.customerCentre } : undefined;

/** Announces the next order of a split. */
const nextTexts = (
  context: ViewContext,
  { i, n, total, cartUnitIds }: NonNullable<BlockedFacts['nextOrder']>,
): Pick<BlockersView, 'title' | 'next'> => {
  const text = translate(context);
  const items = word(context.words, 'itemCount', { n: cartUnitIds.length });
  return {
    title: text('nextOrder', { i, n, items, total: money(context, total) }),
    next: { order: text('orderNext', { i, n }), payableLabel: text('payNext'), total, wholeLabel: text('payWhole') },
  };
};

export const blockersView = (
  context: ViewContext,
  { findings, nextOrder, refused }: BlockedFacts,
  unitOf: UnitOf,
  nameOf: NameOf,
): BlockersView | undefined => {
  const [first] = findings;
  const next = nextOrder && nextTexts(context, nextOrder);
  if (first === undefined) return next && { ...next, isInvitation: true, refused, fixAll: undefined, reasons: [] };
  const splittable = findings.find(isSplittable);
  const isInvitation = findings.every(
    ({ code }) => code === 'CART-BR7-01' || (code === CONSENT && findings.length === 1),
  );
  return {
    title: isInvitation ? textOf(context, first) : translate(context)('blockersTitle', { n: findings.length }),
    isInvitation,
    refused,
    next: next?.next,
    // it would change the whole selection
    fixAll: findings.length > 1 && !next ? plain(context, 'fixAll', { type: 'FixAll' }) : undefined,
    reasons: findings.map((finding, i) => ({
      key: `${i}-${finding.code}`,
      text: textOf(context, finding),
      ...itemsOf(context, finding, unitOf, nameOf),
      fixes: [
        ...(finding === splittable ? [plain(context, 'fixSplit', { type: 'SplitOrder' })] : []),
        ...fixesOf(finding).flatMap((fix) => fixActions(context, fix, nameOf)),
      ],
      help: helpLink(context, finding),
    })),
  };
};
