import { businessBuyer } from './business-buyer.ts';
import { businessHundred } from './business-hundred.ts';
import { clubMember } from './club-member.ts';
import {
  clubCandidate,
  clubWaiting,
  clubFree,
  clubRestricted,
  clubLeft,
  clubLeftEarlier,
  businessNewcomer,
} from './club-types.ts';
import { couponCollector } from './coupon-collector.ts';
import { couponPuzzle } from './coupon-puzzle.ts';
import { empty } from './empty.ts';
import { guestWithCart } from './guest-with-cart.ts';
import { hundredUnits } from './hundred-units.ts';
import { loadFailure } from './load-failure.ts';
import { manySellers } from './many-sellers.ts';
import { maxLimits } from './max-limits.ts';
import { nonMember } from './non-member.ts';
import { oneSeller } from './one-seller.ts';
import { oneUnreadableUnit } from './one-unreadable-unit.ts';
import { orderRules } from './order-rules.ts';
import { overseaChina } from './oversea-china.ts';
import { overseaJapan } from './oversea-japan.ts';
import { overseaTaiwan } from './oversea-taiwan.ts';
import { returningShopper } from './returning-shopper.ts';
import { rewards } from './rewards.ts';
import { shippingFailure } from './shipping-failure.ts';
import { simpleMember } from './simple-member.ts';
import { unorderable } from './unorderable.ts';
import { restrictedBuyer } from './restricted-buyer.ts';
import { withdrawnBuyer } from './withdrawn-buyer.ts';
import { underNineteen } from './under-nineteen.ts';
import { shopOwner } from './shop-owner.ts';
import type { Scenario } from './world.ts';

/** The names of the scenarios, in the order in which the demo lists them. */
export const scenarioNames = [
  'many-sellers',
  'one-seller',
  'empty',
  'hundred-units',
  'unorderable',
  'max-limits',
  'business-buyer',
  'business-hundred',
  'club-member',
  'club-candidate',
  'club-waiting',
  'club-free',
  'club-restricted',
  'club-left',
  'club-left-earlier',
  'business-newcomer',
  'simple-member',
  'non-member',
  'guest-with-cart',
  'coupon-collector',
  'coupon-puzzle',
  'rewards',
  'returning-shopper',
  'order-rules',
  'oversea-china',
  'oversea-japan',
  'oversea-taiwan',
  'restricted-buyer',
  'withdrawn-buyer',
  'under-nineteen',
  'shop-owner',
  'shipping-failure',
  'one-unreadable-unit',
  'load-failure',
] as const;

/** The name of a scenario; also the id of its demo buyer. */
export type ScenarioName = (typeof scenarioNames)[number];

/** The scenario that the demo opens with. */
export const defaultScenario: ScenarioName = 'many-sellers';

/** The scenarios by their names. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  'many-sellers': manySellers,
  'one-seller': oneSeller,
  empty,
  'hundred-units': hundredUnits,
  unorderable,
  'max-limits': maxLimits,
  'business-buyer': businessBuyer,
  'business-hundred': businessHundred,
  'club-member': clubMember,
  'club-candidate': clubCandidate,
  'club-waiting': clubWaiting,
  'club-free': clubFree,
  'club-restricted': clubRestricted,
  'club-left': clubLeft,
  'club-left-earlier': clubLeftEarlier,
  'business-newcomer': businessNewcomer,
  'simple-member': simpleMember,
  'non-member': nonMember,
  'guest-with-cart': guestWithCart,
  'coupon-collector': couponCollector,
  'coupon-puzzle': couponPuzzle,
  rewards,
  'returning-shopper': returningShopper,
  'order-rules': orderRules,
  'oversea-china': overseaChina,
  'oversea-japan': overseaJapan,
  'oversea-taiwan': overseaTaiwan,
  'restricted-buyer': restrictedBuyer,
  'withdrawn-buyer': withdrawnBuyer,
  'under-nineteen': underNineteen,
  'shop-owner': shopOwner,
  'shipping-failure': shippingFailure,
  'one-unreadable-unit': oneUnreadableUnit,
  'load-failure': loadFailure,
};

/** Whether a text names a scenario. */
export const isScenarioName = (text: string): text is ScenarioName => scenarioNames.some((name) => name === text);
