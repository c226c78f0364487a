import { won } from '../../money/won.ts';
import { aroundDrawn } from './around-draft.ts';
import type { CartDraft } from './cart-of-draft.ts';
import { couponDrawn } from './coupon-draft.ts';
import type { Drawing } from './drawing.ts';
import type { Drawn } from './drawn.ts';
import { cuts, eachOf, list, record, replaced, some } from './drawn-groups.ts';
import { withoutUnits } from './fewer-units.ts';
import { unitDrawn, type UnitDraft } from './unit-draft.ts';

/** Raises the price or pieces of a unit to the maximum, if already special or if `isFree`. */
const raised = (unit: UnitDraft, plain: UnitDraft, { prices, quantities, items }: Drawing, isFree: boolean) => {
  const { item, quantity } = unit;
  const hasPrice = items.length === 0 && (isFree || item.price !== plain.item.price);
  return [
    ...(hasPrice && item.price < prices.max ? [{ ...unit, item: { ...item, price: won(prices.max) } }] : []),
    ...((isFree || quantity !== plain.quantity) && quantity < quantities.max
      ? [{ ...unit, quantity: quantities.max }]
      : []),
  ];
};

export const cartDrawn = (drawing: Drawing, offers: readonly string[]): Drawn<CartDraft> => {
  const { units: sizes } = drawing;
  const unit = unitDrawn(drawing);
  const rest = record<Omit<CartDraft, 'units'>>({
    coupons: list(couponDrawn(drawing), drawing.coupons),
    around: aroundDrawn(drawing),
    promotions: some(offers),
  });
  const { arb, plain } = record<{ readonly units: CartDraft['units']; readonly rest: typeof rest.plain }>({
    units: list(unit, sizes),
    rest,
  });

  function* each(draft: CartDraft, plainer: 'less' | 'nearer'): Generator<CartDraft> {
    const { units, ...others } = draft;
    for (const one of rest[plainer](others)) yield { units, ...one };
    for (const one of eachOf(unit, units, plainer)) yield { ...draft, units: one };
  }
  function* less(draft: CartDraft): Generator<CartDraft> {
    for (const out of cuts(draft.units.length, sizes.min)) yield withoutUnits(draft, out);
    yield* each(draft, 'less');
  }
  /** Yields drafts with a single higher field, which may cause the failure alone. */
  function* higher(draft: CartDraft): Generator<CartDraft> {
    for (const one of less(draft))
      for (const [i, here] of one.units.entries())
        for (const by of raised(here, unit.plain, drawing, one.units.length < draft.units.length))
          yield { ...one, units: replaced(one.units, i, by) };
  }
  function* nearer(draft: CartDraft): Generator<CartDraft> {
    yield* each(draft, 'nearer');
    yield* higher(draft);
  }
  return {
    arb: arb.map(({ units, rest: others }) => ({ units, ...others })),
    plain: { units: plain.units, ...plain.rest },
    less,
    nearer,
  };
};
