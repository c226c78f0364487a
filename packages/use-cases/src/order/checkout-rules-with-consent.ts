import {
  checkoutFactsOf,
  isTotalKnown,
  payableOf,
  questionCodeOf,
  type Cart,
  type Finding,
  type Fix,
  type OrderCheck,
} from '@baguni/domain';
import type { OrderFirst } from '../ports/shopper.ts';
import { either as E, option as O } from 'fp-ts';
import type { Deps } from '../deps/deps.ts';
import { yesTo, type Resolution, type ConfirmableRules } from '../flow/confirm-and-judge.ts';

/** What the shopper agreed to on the way to an order, in its order. */
export type Agreements = readonly Fix[];

/** A cart as an agreement makes it: a part of the selection alone, or a question that needs no more asking (CK-17, CK-08). */
const withAgreement = (cart: Cart, fix: Fix): Cart => {
  if (fix.type === 'OrderFirst') return { ...cart, selected: fix.cartUnitIds };
  return fix.type === 'Agree' ? { ...cart, agreed: [...cart.agreed, fix.code] } : cart;
};

type Priced = Pick<Deps, 'state' | 'prices'>;

/** The cart as it is now, with what was agreed, ready to be priced: a question may have been open for a while. */
export const agreedCart = ({ state, prices }: Priced, agreements: Agreements): Cart =>
  prices.ready(agreements.reduce(withAgreement, state().cart));

type OrderFirstFix = Extract<Fix, { type: 'OrderFirst' }>;

const fixOf = <T extends Fix['type']>({ fixes }: Finding, type: T): Extract<Fix, { type: T }> | undefined =>
  fixes.find((fix): fix is Extract<Fix, { type: T }> => fix.type === type);

const orderFirstOf = ({ prices }: Priced, { code, params }: Finding, part: OrderFirstFix, cart: Cart): OrderFirst => {
  const { chosen } = checkoutFactsOf(cart);
  const ordered = prices.ready(withAgreement(cart, part));
  return {
    code: questionCodeOf(code),
    params,
    ordered: chosen.filter(({ cartUnitId }) => part.cartUnitIds.includes(cartUnitId)),
    excepted: chosen.filter(({ cartUnitId }) => !part.cartUnitIds.includes(cartUnitId)),
    payable: isTotalKnown(ordered) ? O.some(payableOf(ordered)) : O.none,
  };
};

/** Income-duty items: alone, or all together (CK-08). */
const askIncomeDuty =
  (question: OrderFirst, alone: Agreements, together: Agreements): Resolution<Agreements> =>
  (shopper) =>
  async () =>
    O.map((answer) => (answer === 'OnlyIncomeDutyItem' ? alone : together))(await shopper.chooseIncomeDuty(question)());

/** Yes leads to the verification and so away from here: the order begins anew after it (CK-11, CK-15). */
const askVerification =
  ({ page }: Deps, { code, params }: Finding): Resolution<Agreements> =>
  (shopper) =>
  async () => {
    if (await shopper.confirm({ type: 'VerifyIdentity', code, params })()) page.goToSelfAuthentication();
    return O.none;
  };

/**
 * What a finding lets the shopper agree to, read from its fixes: a part first, all together, a word of agreement, or
 * the verification of who they are. A finding without such a fix is only told (CK-05..CK-11, CK-17).
 */
const resolutionOf =
  (deps: Deps): ConfirmableRules<Agreements, Agreements>['resolve'] =>
  (finding, agreements) => {
    const first = fixOf(finding, 'OrderFirst');
    const agree = fixOf(finding, 'Agree');
    const { code, params } = finding;
    if (first) {
      const question = orderFirstOf(deps, finding, first, agreedCart(deps, agreements));
      const alone = [...agreements, first];
      return O.some(
        agree
          ? askIncomeDuty(question, alone, [...agreements, agree])
          : yesTo({ type: 'OrderFirst', ...question }, alone),
      );
    }
    if (agree) return O.some(yesTo({ type: 'Agree', code, params }, [...agreements, agree]));
    return fixOf(finding, 'VerifyIdentity') ? O.some(askVerification(deps, finding)) : O.none;
  };

/** The rules of an order, and what the shopper may agree to where one is broken (CK-13, CK-17). */
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
