import { expect, test } from 'vitest';
import { aBuyer } from '../testing/index.ts';
import { allowedNudgings } from './allowed-nudgings.ts';

const allowed = (over: Parameters<typeof aBuyer>[0] = {}, hidden: Parameters<typeof allowedNudgings>[1] = []) =>
  allowedNudgings(aBuyer({ isLogin: true, ...over }), hidden);

test('[ND-02 CM-01] the allowed nudges depend on the buyer', () => {
  expect(allowed()).toEqual(['CLUB_ONE_CLICK', 'SMILE_CARD']);
  expect(allowed({ isSmileClub: true })).toEqual(['SMILE_CARD']);
  expect(allowed({ isDomesticBusinessman: true })).toEqual(['SMILE_CARD', 'CART_COUNT_EXTENDED']);
  expect(allowed({ isSmileClub: true, isUniverseClub: true })).toEqual([
    'SMILE_CARD',
    'UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE',
  ]);
  expect(allowed({ isLogin: false })).toEqual([]);
});

test('[CM-09] a hidden nudge is no longer allowed', () => {
  expect(allowed({}, ['SMILE_CARD'])).toEqual(['CLUB_ONE_CLICK']);
});
