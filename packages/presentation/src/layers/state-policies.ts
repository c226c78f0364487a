import type { SideLayer } from '@baguni/domain';
import { exempt, type LayerPolicy } from './layer-policy.ts';

/** Nothing hides what it is about: it comes and goes at once, though it is none of the nine (LY-03). */
const plain: LayerPolicy = { isDimmed: false, closeDelayMs: 0, isExempt: false };

/** The layers that are open because the state says so, rather than because somebody asks. */
export const statePolicies = {
  CouponBox: exempt,
  BestCombination: exempt,
  CountrySelector: exempt,
  SFExpressGuide: plain,
  CJGuide: plain,
  OverseaPackageNoti: plain,
} as const satisfies Readonly<Record<'CouponBox' | 'BestCombination' | SideLayer, LayerPolicy>>;
