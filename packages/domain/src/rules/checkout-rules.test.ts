import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { noPapers } from '../entities/overseas/oversea.ts';
import { messageParams } from '../messages/keys.ts';
import type { MessageKey } from '../messages/ko.ts';
import { cartUnitId, sellerKey } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { diagnose, judge } from '../rule/judge.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { anOpenCart } from '../testing/builders/cart.ts';
import { aSeller, aSmileDeliveryUnit, aUnit } from '../testing/builders/unit.ts';
import { shipping } from '../testing/oversea-rules.ts';
import { arbCheckoutFacts, flaggedUnit, ordering } from '../testing/rules.ts';
import { checkoutRules } from './checkout-rules.ts';
import { checkoutFactsOf } from './checkout/checkout-facts.ts';
import { questionCodeOf } from './checkout/restricted-from.ts';
import type { CheckoutFacts } from './facts.ts';

describe('checkout', () => {
  const codes = (facts: CheckoutFacts) => diagnose(checkoutRules)(facts).map((found) => found.code);

  test('[CK-01 CK-02] accepts an ordinary order', () => {
    const facts = ordering([aUnit()]);
    expect(judge(checkoutRules)(facts)).toEqual(E.right(facts));
  });

  test('[CK-01] an empty order has only the reason of the empty selection', () => {
    expect(codes(ordering([], { payable: won(0) }))).toEqual(['CART-BR7-01']);
  });

  test('[CK-01 CK-02 PR-07] reasons follow the order of the specification', () => {
    const chosen = Array.from({ length: 31 }, (_, i) =>
      aUnit({ cartUnitId: cartUnitId(i), isBuyAvailable: i !== 5, unableOrderType: O.none }),
    );
    const facts = ordering(chosen, { payable: won(0), zeroWonUnits: [cartUnitId(0)] });
    expect(codes(facts)).toEqual(['CART-BR7-33', 'CART-BR7-36', 'ZERO-WON-ITEM', 'CART-BR7-47']);
  });

  test('[CK-13] validity first, then separate orders, then identity', () => {
    const chosen = [
      flaggedUnit(1, ['isAdult']),
      flaggedUnit(2, ['isInstall']),
      flaggedUnit(3, ['isPending'], { isNeedAuthentication: true }),
      flaggedUnit(4, [], { seller: aSeller({ sellerKey: sellerKey('MINE') }) }),
    ];
    const buyer = aBuyer({
      memberType: 'SimpleMember',
      isCertificatedAdult: false,
      standing: 'Restricted',
      ownSellerKeys: [sellerKey('MINE')],
    });
    expect(codes(ordering(chosen, { buyer, payable: won(0) }))).toEqual([
      'CART-BR7-16',
      'CART-BR1-25',
      'CART-BR7-43-PENDING',
      'CART-BR7-47',
      'ASK-INSTALL-FIRST',
      'VERIFY-ITEM',
      'UNABLE-ADULT_LIMIT',
    ]);
  });

  test('[CK-13 OV-12] overseas: validity, then separate orders, then identity and papers', () => {
    const chosen = [flaggedUnit(1, ['isAdult']), flaggedUnit(2, ['isInstall'], { isNeedAuthentication: true })];
    const buyer = aBuyer({ memberType: 'SimpleMember', isCertificatedAdult: false });
    const unavailable = [{ shippingCompany: 'SFExpress', unavailableCartUnitIds: [cartUnitId(2)] }] as const;
    const facts = shipping('China', 'SFExpress', chosen, { unavailable, papers: noPapers });
    expect(codes({ ...facts, buyer, payable: won(0) })).toEqual([
      'CART-BR7-22',
      'CART-BR7-47',
      'ASK-INSTALL-FIRST',
      'VERIFY-OVERSEA',
      'VERIFY-ITEM',
      'UNABLE-ADULT_LIMIT',
      'ASK-CHINA-ID-IMAGE',
      'ASK-OVERSEA-CONSENT',
    ]);
  });

  test('[CK-01 CK-02] every reason has its message values, and the first is the result of judge', () => {
    fc.assert(
      fc.property(arbCheckoutFacts, (facts) => {
        const all = diagnose(checkoutRules)(facts);
        const judged = judge(checkoutRules)(facts);
        expect(E.isLeft(judged) ? judged.left : undefined).toEqual(all[0]);
        for (const found of all) expect(Object.keys(found.params)).toEqual(messageParams[found.code]);
      }),
    );
  });

  test('[SE-04 CK-02] the facts contain the selected units of the tab, including unorderable ones', () => {
    const [normal, smile, gone] = [
      aUnit(),
      aSmileDeliveryUnit({ cartUnitId: cartUnitId(2) }),
      aSmileDeliveryUnit({ cartUnitId: cartUnitId(3), isBuyAvailable: false }),
    ];
    const selected = [cartUnitId(3), cartUnitId(2), cartUnitId(1)];
    const state = anOpenCart([normal, smile, gone], { selected, tab: 'SmileDelivery' });
    const facts = checkoutFactsOf(state);
    expect(facts.chosen).toEqual([smile, gone]);
    expect(facts.payable).toBe(12_500);
    expect(codes(facts)).toEqual(['CART-BR7-36']);
  });
});

describe('prompts', () => {
  const codes = checkoutRules.flatMap((rule) => rule.codes);

  test('[CK-05 CK-06 CK-09] prompts ask with their own code', () => {
    const prompts: readonly MessageKey[] = [
      'ASK-SMILE-FRESH-FIRST',
      'ASK-MAX-INSTALL',
      'ASK-INSTALL-FIRST',
      'ASK-EXPRESS-FIRST',
    ];
    expect(prompts.map(questionCodeOf)).toEqual(prompts);
    for (const prompt of prompts) expect(codes).toContain(prompt);
  });

  test('[CK-07 CK-08] e-coupons and income-duty items have a question in addition to the message', () => {
    expect(questionCodeOf('CART-BR7-08')).toBe('ASK-ECOUPON-FIRST');
    expect(questionCodeOf('CART-BR7-09')).toBe('ASK-INCOME-DUTY');
  });

  test('[CK-17] every question has exactly the values of its finding', () => {
    for (const code of codes) expect(messageParams[questionCodeOf(code)]).toEqual(messageParams[code]);
  });
});
