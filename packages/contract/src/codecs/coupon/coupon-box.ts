import {
  boxScopes,
  couponLanes,
  type CombinationPreview,
  type FoundCombination,
  type OpenCouponBox,
} from '@baguni/domain';
import * as t from 'io-ts';
import { finding } from '../rule/finding.ts';
import { couponPolicyNo } from './held-coupon.ts';
import { anyCartUnitId, couponIssueNo, MAX_UNITS } from '../base/ids.ts';
import { list, orNull } from '../base/list.ts';
import { count, momentMs, total } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { choice } from '../base/text.ts';

const MAX_COUPONS = 1_000;

const unitIds = list(anyCartUnitId, MAX_UNITS);

export const openCouponBox: Codec<OpenCouponBox> = t.strict({
  cartUnitId: anyCartUnitId,
  scope: choice(boxScopes),
  openedAt: momentMs,
  choices: list(
    t.strict({ lane: choice(couponLanes), cartUnitId: anyCartUnitId, couponKey: orNull(couponIssueNo) }),
    MAX_COUPONS,
  ),
  downloading: list(couponPolicyNo, MAX_COUPONS),
  fresh: list(couponIssueNo, MAX_COUPONS),
  isApplying: t.boolean,
});

export const foundCombination: Codec<FoundCombination> = t.strict({
  cartVersion: count,
  selected: unitIds,
  lines: list(t.strict({ couponKey: couponIssueNo, cartUnitIds: unitIds }), MAX_COUPONS),
  before: total,
  after: total,
  gap: total,
  unused: list(t.strict({ couponKey: couponIssueNo, reason: finding }), MAX_COUPONS),
});

export const combinationPreview: Codec<CombinationPreview> = t.strict({
  status: choice(['Searching', 'Failed', 'Found', 'Applying']),
  found: orNull(foundCombination),
});
