import {
  agree,
  checkoutFactsOf,
  isTotalKnown,
  payableOf,
  questionCodeOf,
  type OrderedCart,
  type Finding,
  type Fix,
  type OrderCheck,
} from '@baguni/domain/internal';
import type { OrderFirst } from '../ports/shopper.ts';
import { either as E } from 'fp-ts';
import { orderedCart } from '../session/session.ts';
import type { Deps } from '../flow/deps.ts';
import { yesTo, type Resolution, type ConfirmableRules } from '../flow/ask.ts';

/** The shopper’s agreements for an order, in sequence. */
export type Agreements = readonly Fix[];

/** A cart after an agreement: only a part of the selection, or an answered question (CK-17, CK-08). */
const withAgreement = (cart: OrderedCart, fix: Fix): OrderedCart => {
  if (fix.type === 'OrderFirst') return { ...cart, selected: fix.cartUnitIds };
  return fix.type === 'Agree' ? agree(cart, fix.code) : cart;
};

type Priced = Pick<Deps, 'state' | 'prices'>;

/** Returns the current cart with all agreements, prepared for pricing. A question may have been open for a while. */
export const agreedCart = ({ state, prices }: Priced, agreements: Agreements): OrderedCart =>
  prices.ready(agreements.reduce(withAgreement, orderedCart(state())));

const fixOf = <T extends Fix['type']>({ fixes }: Finding, type: T): Extract<Fix, { type: T }> | undefined =>
  fixes.find((fix): fix is Extract<Fix, { type: T }> => fix.type === type);

const orderFirstOf = (
  { prices }: Priced,
  { code, params }: Finding,
  part: Extract<Fix, { type: 'OrderFirst' }>,
  cart: OrderedCart,
): OrderFirst => {
  const { chosen } = checkoutFactsOf(cart);
  const ordered = prices.ready(withAgreement(cart, part));
  return {
    code: questionCodeOf(code),
    params,
    ordered: chosen.filter(({ cartUnitId }) => part.cartUnitIds.includes(cartUnitId)),
    excepted: chosen.filter(({ cartUnitId }) => !part.cartUnitIds.includes(cartUnitId)),
    payable: isTotalKnown(ordered) ? payableOf(ordered) : undefined,
  };
};

/** Asks whether to order only income-duty items or all together (CK-08). */
const askIncomeDuty =
  (question: OrderFirst, alone: Agreements, together: Agreements): Resolution<Agreements> =>
  (shopper) =>
  async () => {
    const answer = await shopper.chooseIncomeDuty(question)();
    if (answer === undefined) return undefined;
    return answer === 'OnlyIncomeDutyItem' ? alone : together;
  };

/** A yes leaves the page for verification, so the order restarts afterwards (CK-11). */
const askVerification =
  ({ page }: Deps, { code, params }: Finding): Resolution<Agreements> =>
  (shopper) =>
  async () => {
    if (await shopper.confirm({ type: 'VerifyIdentity', code, params })()) page.goToSelfAuthentication();
    return undefined;
  };

/** Offers the fix of a violation that the shopper can agree to. A violation without one is only shown. */
const resolutionOf =
  (deps: Deps): ConfirmableRules<Agreements, Agreements>['resolve'] =>
  (finding, agreements) => {
    const first = fixOf(finding, 'OrderFirst');
    const agree = fixOf(finding, 'Agree');
    const { code, params } = finding;
    if (first) {
      const question = orderFirstOf(deps, finding, first, agreedCart(deps, agreements));
      const alone = [...agreements, first];
      return agree
        ? askIncomeDuty(question, alone, [...agreements, agree])
        : yesTo({ type: 'OrderFirst', ...question }, alone);
    }
    if (agree) return yesTo({ type: 'Agree', code, params }, [...agreements, agree]);
    return fixOf(finding, 'VerifyIdentity') ? askVerification(deps, finding) : undefined;
  };

/** The checkout rules with the fixes that the shopper may agree to. */
export const checkoutRulesWithConsent = (
  deps: Deps,
  { judge }: Pick<OrderCheck, 'judge'>,
): ConfirmableRules<Agreements, Agreements> => ({
  judge: (agreements) => {
    const [first] = judge(agreedCart(deps, agreements)).findings;
    return first ? E.left(first) : E.right(agreements);
  },
  resolve: resolutionOf(deps),
});
