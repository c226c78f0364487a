import { cartUnitId as id, finding } from '@baguni/domain/internal';
import type { Question } from '../ports/shopper.ts';
import { either as E } from 'fp-ts';
import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { confirmAndJudge, yesTo, type ConfirmableRules } from './ask.ts';
import { ScriptedShopper, type Reply } from '../testing/scripted-shopper.ts';

interface Facts {
  readonly coupon: boolean;
  readonly adult: boolean;
}

const question: Question = { type: 'CancelCoupons', cartUnitId: id(1) };
const judge: ConfirmableRules<Facts, Facts>['judge'] = (facts) => {
  if (facts.coupon) return E.left(finding('CART-BR3-07', {}));
  return facts.adult ? E.right(facts) : E.left(finding('CART-BR4-09', {}));
};
const lifted: ConfirmableRules<Facts, Facts>['resolve'] = ({ code }, facts) =>
  code === 'CART-BR3-07' ? yesTo(question, { ...facts, coupon: false }) : undefined;
const pointless: ConfirmableRules<Facts, Facts>['resolve'] = (_, agreed) => yesTo(question, agreed);

const run = async (facts: Facts, resolve: ConfirmableRules<Facts, Facts>['resolve'], ...replies: readonly Reply[]) => {
  const shopper = new ScriptedShopper();
  shopper.replies.push(...replies);
  const verdict = await firstValueFrom(confirmAndJudge(shopper, { judge, resolve })(facts));
  return [E.isRight(verdict) ? 'settled' : verdict.left.finding.code, shopper.questions.length];
};

test('[QT-03] judges again after a yes and stops at the next violation', async () => {
  expect(await run({ coupon: true, adult: false }, lifted, 'Yes')).toEqual(['CART-BR4-09', 1]);
});

test('[CK-17] marks a violation that the shopper has already declined', async () => {
  const asking = async (resolve: ConfirmableRules<Facts, Facts>['resolve'], reply: Reply) => {
    const shopper = new ScriptedShopper();
    shopper.replies.push(reply);
    const verdict = await firstValueFrom(confirmAndJudge(shopper, { judge, resolve })({ coupon: true, adult: false }));
    return E.isLeft(verdict) && verdict.left.wasAsked;
  };
  expect(await asking(lifted, 'No')).toBe(true);
  expect(await asking(lifted, 'Yes')).toBe(false);
  expect(await asking(() => undefined, 'Yes')).toBe(false);
});

test('a question that fails to show counts as a no', async () => {
  const resolve: ConfirmableRules<Facts, Facts>['resolve'] = () => () => () => Promise.reject(new Error('closed'));
  const verdict = await firstValueFrom(
    confirmAndJudge(new ScriptedShopper(), { judge, resolve })({ coupon: true, adult: true }),
  );
  expect(verdict).toMatchObject({ left: { finding: { code: 'CART-BR3-07' }, wasAsked: true } });
});

test('[QT-03] asks once if a yes resolves no violation', async () => {
  expect(await run({ coupon: true, adult: true }, pointless)).toEqual(['CART-BR3-07', 1]);
});
