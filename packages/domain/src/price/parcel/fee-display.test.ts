import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { itemNo } from '../../money/ids.ts';
import { noWon, won } from '../../money/won.ts';
import { aPolicy, arbPolicy } from '../../testing/index.ts';
import {
  feeDisplay,
  isArrivalGuaranteed,
  isChargedByQuantity,
  isShippingFeeShown,
  hasFreeShippingLabel,
  type ItemLabelFacts,
} from './bundle-fee.ts';
import { laws } from '../../testing/laws.ts';

const { forAll } = laws(200);

const nothing = { fee: noWon, onArrival: O.none, isSpecial: false };
const shown = [aPolicy()];

test('[SH-04] free when the fee is 0 and the group is not all special shipping', () => {
  expect(feeDisplay(nothing, shown, true)).toEqual({ type: 'FREE' });
  expect(feeDisplay({ ...nothing, isSpecial: true }, shown, true)).toEqual({ type: 'SEPARATE' });
  const fee = won(2500);
  const charged = { type: 'FEE', inAdvance: fee, onArrival: O.none };
  expect(feeDisplay({ ...nothing, fee }, shown, true)).toEqual(charged);
  expect(feeDisplay({ ...nothing, fee, isSpecial: true }, shown, true)).toEqual(charged);
});

test('[SH-02] a fee on arrival shows next to the prepaid fee and is never free', () => {
  const onArrival = O.some(won(4000));
  expect(feeDisplay({ ...nothing, onArrival }, shown, true)).toEqual({ type: 'FEE', inAdvance: 0, onArrival });
});

test('[SH-05] shows no parcel as free while shipping is unknown', () => {
  expect(feeDisplay(nothing, shown, false)).toEqual({ type: 'UNKNOWN' });
  expect(feeDisplay(nothing, [], false)).toEqual({ type: 'UNKNOWN' });
});

test('[SH-07] hides the fee if every policy hides it, whatever the amount', () => {
  const hidden = aPolicy({ isDisplayShippingFee: false });
  expect([isShippingFeeShown([hidden]), isShippingFeeShown([hidden, ...shown]), isShippingFeeShown([])]).toEqual([
    false,
    true,
    true,
  ]);
  for (const known of [true, false]) {
    expect(feeDisplay({ ...nothing, fee: won(2500) }, [hidden, hidden], known)).toEqual({ type: 'HIDDEN' });
    expect(feeDisplay(nothing, [hidden, ...shown], known)).not.toEqual({ type: 'HIDDEN' });
  }
});

test('[SH-01] a parcel has guaranteed arrival or quantity fees if one of its policies does', () => {
  expect([isArrivalGuaranteed([]), isArrivalGuaranteed(shown)]).toEqual([false, false]);
  expect(isArrivalGuaranteed([...shown, aPolicy({ isArrivalGuaranteed: true })])).toBe(true);
  expect([isChargedByQuantity([]), isChargedByQuantity(shown)]).toEqual([false, false]);
  expect(isChargedByQuantity([...shown, aPolicy({ isQuantityShippingFee: true })])).toBe(true);
});

const facts = (over: Partial<ItemLabelFacts> = {}): ItemLabelFacts => ({
  itemNo: itemNo('I1'),
  isParcelSelected: false,
  policies: shown,
  defaultItemShippingFeeIsFreeList: [
    { itemNo: itemNo('I0'), isFreeShipping: false },
    { itemNo: itemNo('I1'), isFreeShipping: true },
  ],
  ...over,
});

test('[SH-07] before selection the server list decides the label of an item', () => {
  expect(hasFreeShippingLabel(facts())).toBe(true);
  expect(hasFreeShippingLabel(facts({ itemNo: itemNo('I0') }))).toBe(false);
  expect(hasFreeShippingLabel(facts({ itemNo: itemNo('I9') }))).toBe(false);
  expect(hasFreeShippingLabel(facts({ defaultItemShippingFeeIsFreeList: [] }))).toBe(false);
});

test('[SH-07] an item has no label if its parcel has selected units or its fee is hidden', () => {
  expect(hasFreeShippingLabel(facts({ isParcelSelected: true }))).toBe(false);
  expect(hasFreeShippingLabel(facts({ policies: [aPolicy({ isDisplayShippingFee: false })] }))).toBe(false);
});

test('[SH-04]a parcel is free only if neither a prepaid fee nor a fee on arrival remains', () => {
  forAll(
    [fc.array(arbPolicy, { maxLength: 3 }), fc.nat(3000), fc.option(fc.nat(3000)), fc.boolean()],
    (policies, fee, arrival, known) => {
      const onArrival = O.map(won)(O.fromNullable(arrival));
      const said = feeDisplay({ fee: won(fee), onArrival, isSpecial: false }, policies, known);
      if (said.type === 'FREE') expect([fee, arrival, known]).toEqual([0, null, true]);
      if (said.type === 'FEE') expect(fee > 0 || arrival !== null).toBe(true);
    },
  );
});
