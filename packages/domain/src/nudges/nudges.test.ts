import { expect, test } from 'vitest';
import fc from 'fast-check';
import { aBuyer, aCardOffer, anOpenCart, aStorefront, aUnit } from '../testing/index.ts';
import { allowedNudgings, nudgeFactsOf } from './facts-of.ts';
import { cartNudgingTypes, noNudges, nudgeTypes, type NudgeType } from '../entities/nudge/nudge.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { type NudgeFacts, nudgeOf, nudgeRules, MAX_ONE_CLICK_SHOWINGS } from './nudge-rules.ts';
import { forAll } from '../testing/laws.ts';

const allowed = (over: Parameters<typeof aBuyer>[0] = {}, hidden: Parameters<typeof allowedNudgings>[1] = []) =>
  allowedNudgings(aBuyer({ isLogin: true, ...over }), hidden);

test('[ND-02 CM-01] the allowed nudges depend on the buyer', () => {
  expect([allowed(), allowed({ isSmileClub: true })]).toEqual([['CLUB_ONE_CLICK', 'SMILE_CARD'], ['SMILE_CARD']]);
  expect(allowed({ isDomesticBusinessman: true })).toEqual(['SMILE_CARD', 'CART_COUNT_EXTENDED']);
  const universe = allowed({ isSmileClub: true, isUniverseClub: true });
  expect(universe).toEqual(['SMILE_CARD', 'UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE']);
  expect(allowed({ isLogin: false })).toEqual([]);
});

test('[CM-09] a hidden nudge is no longer allowed', () => {
  expect(allowed({}, ['SMILE_CARD'])).toEqual(['CLUB_ONE_CLICK']);
});

/** A business buyer’s full cart in a mobile browser, which qualifies for every nudge. */
const facts = (over: Partial<NudgeFacts> = {}): NudgeFacts => ({
  storefront: aStorefront({ device: 'm' }),
  buyer: { isDomesticBusinessman: true },
  allowed: cartNudgingTypes,
  unitCount: 101,
  cardCount: 2,
  canJoinClub: true,
  remembered: noNudges,
  ...over,
});
const closing = (...closed: readonly NudgeType[]) => ({ remembered: { ...noNudges, closed } });

test('[ND-01] shows only the first qualified nudge; after it is closed the next one, until none remains', () => {
  const shown = nudgeTypes.map((_, i) => nudgeOf(facts(closing(...nudgeTypes.slice(0, i)))));
  expect(shown).toEqual([
    'NudgingUniverseClubAutoRenewal',
    'NudgingClubOneClick',
    'NudgingSmileCard',
    'NudgingAppDown',
    'NudgingCartCountExtended',
  ]);
  expect(nudgeOf(facts(closing(...nudgeTypes)))).toBeUndefined();
});

test('[ND-01] shows none on an empty cart, or for a day after one was closed', () => {
  expect(nudgeOf(facts({ unitCount: 0 }))).toBeUndefined();
  expect(nudgeOf(facts({ remembered: { ...noNudges, isQuiet: true } }))).toBeUndefined();
});

test('[ND-01] each layer of the list has its rule, in the same order', () => {
  expect(nudgeRules.map(({ type }) => type)).toEqual(nudgeTypes);
});

test('[ND-01 ND-02] for any facts, the shown nudge qualifies and all earlier ones do not', () => {
  const arb = fc.record({
    storefront: fc
      .record({ tenant: fc.constantFrom('marketplace', 'outlet'), device: fc.constantFrom('pc', 'm') } as const)
      .map((one) => aStorefront(one)),
    buyer: fc.record({ isDomesticBusinessman: fc.boolean() }),
    allowed: fc.subarray([...cartNudgingTypes]),
    unitCount: fc.integer({ min: 99, max: 102 }),
    cardCount: fc.nat({ max: 2 }),
    canJoinClub: fc.boolean(),
    remembered: fc.record({
      closed: fc.subarray([...nudgeTypes]),
      isQuiet: fc.boolean(),
      oneClickShowings: fc.nat({ max: 4 }),
    }),
  });
  forAll([arb], (some) => {
    const shown = nudgeOf(some);
    const before = nudgeTypes.slice(0, shown === undefined ? undefined : nudgeTypes.indexOf(shown));
    if (shown !== undefined) expect(some.remembered.closed).not.toContain(shown);
    const closed = [...some.remembered.closed, ...before];
    expect(nudgeOf({ ...some, remembered: { ...some.remembered, closed } })).toBe(shown);
  });
});

const only = (type: NudgeType, over: Partial<NudgeFacts> = {}): boolean => {
  const closed = nudgeTypes.filter((one) => one !== type);
  const { remembered = noNudges, ...rest } = over;
  return nudgeOf(facts({ ...rest, remembered: { ...remembered, closed } })) === type;
};
const languages = ['ko', 'en', 'cn', 'jp'] as const;
const anApp = { appType: 'main', appVersion: '1.0.0', isAndroid: true };

const placesOf = (type: NudgeType): readonly string[] => {
  const places: readonly Partial<Storefront>[] = [
    { tenant: 'marketplace', device: 'pc' },
    { tenant: 'marketplace', device: 'm' },
    { tenant: 'marketplace', device: 'm', app: anApp },
    { tenant: 'outlet', device: 'pc' },
    { tenant: 'outlet', device: 'm' },
  ];
  return places.map((place) =>
    languages.filter((language) => only(type, { storefront: aStorefront({ ...place, language }) })).join(' '),
  );
};

test('[ND-02] each nudge is limited by tenant, device, app and language', () => {
  const all = 'ko en cn jp';
  expect(placesOf('NudgingUniverseClubAutoRenewal')).toEqual(['ko', 'ko', 'ko', 'ko', 'ko']);
  expect(placesOf('NudgingClubOneClick')).toEqual(['ko', 'ko', 'ko', 'ko', 'ko']);
  expect(placesOf('NudgingSmileCard')).toEqual([all, all, all, '', '']);
  expect(placesOf('NudgingAppDown')).toEqual(['', 'ko', '', '', 'ko']);
  expect(placesOf('NudgingCartCountExtended')).toEqual([all, all, all, all, all]);
});

test('[ND-02] every nudge except the app nudge needs permission from the marketplace', () => {
  expect(nudgeTypes.filter((type) => only(type, { allowed: [] }))).toEqual(['NudgingAppDown']);
  expect(nudgeTypes.filter((type) => only(type, { allowed: ['SMILE_CARD'] }))).toContain('NudgingSmileCard');
});

const shownTimes = (oneClickShowings: number) => ({ remembered: { ...noNudges, oneClickShowings } });

test.each<readonly [string, NudgeType, readonly Partial<NudgeFacts>[], Partial<NudgeFacts>]>([
  ['ND-04] a card to show', 'NudgingSmileCard', [{ cardCount: 0 }], { cardCount: 1 }],
  ['ND-05] over 100 units', 'NudgingCartCountExtended', [{ unitCount: 100 }], { unitCount: 101 }],
  ['ND-05] a business buyer', 'NudgingCartCountExtended', [{ buyer: { isDomesticBusinessman: false } }], {}],
  ['ND-06] a buyer who may join', 'NudgingClubOneClick', [{ canJoinClub: false }], shownTimes(0)],
  ['ND-06] at most three times', 'NudgingClubOneClick', [shownTimes(3)], shownTimes(MAX_ONE_CLICK_SHOWINGS - 1)],
])('[%s: what a nudge needs', (_, type, lacking, enough) => {
  expect([...lacking, enough].map((over) => only(type, over))).toEqual([...lacking.map(() => false), true]);
});

test('[ND-04] derives the facts from the buyer, the number of units and the cards of the cart', () => {
  const page = {
    cart: anOpenCart([aUnit()], { buyer: aBuyer({ isDomesticBusinessman: true }) }),
    cartNudgingTypes: ['SMILE_CARD'] as const,
    smileCardNudgeCoupons: [aCardOffer(), aCardOffer({ couponNo: 'K2' }), aCardOffer({ couponNo: 'K3' })],
  };
  expect(nudgeFactsOf(page, { canJoinClub: false, remembered: noNudges })).toMatchObject({
    storefront: page.cart.storefront,
    buyer: { isDomesticBusinessman: true },
    allowed: ['SMILE_CARD'],
    unitCount: 1,
    cardCount: 2,
    canJoinClub: false,
    remembered: noNudges,
  });
});
