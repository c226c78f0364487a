import { cartUnitId as id, finding, type Question } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { settle, type Settlement } from './settle.ts';
import { ScriptedShopper, type Reply } from './testing/scripted-shopper.ts';

interface Facts {
  readonly coupon: boolean;
  readonly adult: boolean;
}

const question: Question = { type: 'CancelCoupons', cartUnitId: id(1) };
const judge: Settlement<Facts, Facts>['judge'] = (facts) => {
  if (facts.coupon) return E.left(finding('CART-BR3-07', {}));
  return facts.adult ? E.right(facts) : E.left(finding('CART-BR4-09', {}));
};
const lifted: Settlement<Facts, Facts>['offer'] = ({ code }, facts) =>
  code === 'CART-BR3-07' ? O.some({ question, agreed: { ...facts, coupon: false } }) : O.none;
const pointless: Settlement<Facts, Facts>['offer'] = (_, agreed) => O.some({ question, agreed });

const run = async (facts: Facts, offer: Settlement<Facts, Facts>['offer'], ...replies: readonly Reply[]) => {
  const shopper = new ScriptedShopper();
  shopper.replies.push(...replies);
  const verdict = await firstValueFrom(settle(shopper, { judge, offer })(facts));
  return [E.isRight(verdict) ? 'settled' : verdict.left.code, shopper.questions.length];
};

test('[QT-03] nothing broken: nobody is asked', async () => {
  expect(await run({ coupon: false, adult: true }, lifted)).toEqual(['settled', 0]);
});

test('[QT-03] yes lifts the finding, no leaves it', async () => {
  expect(await run({ coupon: true, adult: true }, lifted, 'Yes')).toEqual(['settled', 1]);
  expect(await run({ coupon: true, adult: true }, lifted, 'No')).toEqual(['CART-BR3-07', 1]);
});

test('[QT-03] after a yes it is judged again, and the next finding stops it', async () => {
  expect(await run({ coupon: true, adult: false }, lifted, 'Yes')).toEqual(['CART-BR4-09', 1]);
});

test('[QT-03] a yes that lifts nothing is not asked for twice', async () => {
  expect(await run({ coupon: true, adult: true }, pointless)).toEqual(['CART-BR3-07', 1]);
});
