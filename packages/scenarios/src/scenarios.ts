import { businessBuyer } from './worlds/business-buyer.ts';
import { clubMember } from './worlds/club-member.ts';
import { couponCollector } from './worlds/coupon-collector.ts';
import { couponPuzzle } from './worlds/coupon-puzzle.ts';
import { empty } from './worlds/empty.ts';
import { guestWithCart } from './worlds/guest-with-cart.ts';
import { hundredUnits } from './worlds/hundred-units.ts';
import { loadFailure } from './worlds/load-failure.ts';
import { manySellers } from './worlds/many-sellers.ts';
import { maxLimits } from './worlds/max-limits.ts';
import { nonMember } from './worlds/non-member.ts';
import { oneSeller } from './worlds/one-seller.ts';
import { oneUnreadableUnit } from './worlds/one-unreadable-unit.ts';
import { orderRules } from './worlds/order-rules.ts';
import { overseaChina } from './worlds/oversea-china.ts';
import { overseaJapan } from './worlds/oversea-japan.ts';
import { overseaTaiwan } from './worlds/oversea-taiwan.ts';
import { rewards } from './worlds/rewards.ts';
import { shippingFailure } from './worlds/shipping-failure.ts';
import { simpleMember } from './worlds/simple-member.ts';
import { unorderable } from './worlds/unorderable.ts';
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
  'club-member',
  'simple-member',
  'non-member',
  'guest-with-cart',
  'coupon-collector',
  'coupon-puzzle',
  'rewards',
  'order-rules',
  'oversea-china',
  'oversea-japan',
  'oversea-taiwan',
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
  'club-member': clubMember,
  'simple-member': simpleMember,
  'non-member': nonMember,
  'guest-with-cart': guestWithCart,
  'coupon-collector': couponCollector,
  'coupon-puzzle': couponPuzzle,
  rewards,
  'order-rules': orderRules,
  'oversea-china': overseaChina,
  'oversea-japan': overseaJapan,
  'oversea-taiwan': overseaTaiwan,
  'shipping-failure': shippingFailure,
  'one-unreadable-unit': oneUnreadableUnit,
  'load-failure': loadFailure,
};

/** Whether a text names a scenario. */
export const isScenarioName = (text: string): text is ScenarioName => scenarioNames.some((name) => name === text);
