import type { Session } from '@baguni/use-cases';
import { decimalsOf, overseaUsageOf, won, type OverseaGauge } from '@baguni/domain';
import { money } from '../common/context.ts';
import type { OverseasContext } from './overseas-context.ts';
import type { LimitGaugeView } from './overseas-types.ts';

/** Formats an amount of a limit, e.g. `12.5kg`, `3개`, `16,600 JPY`. */
const amountText = ({ view, translate }: OverseasContext, { unit }: OverseaGauge, n: number): string => {
  // Grams matter for weight limits (OV-07).
  if (unit === 'kg') return translate('unitKg', { n: n.toLocaleString('en-US', { maximumFractionDigits: 3 }) });
  if (unit === 'piece') return translate('unitPiece', { n });
  if (unit === 'KRW') return money(view, won(n));
  return `${n.toLocaleString('en-US', { maximumFractionDigits: decimalsOf(unit) })} ${unit}`;
};

const percentOf = ({ used, max }: OverseaGauge): number =>
  max > 0 ? Math.min(100, Math.floor((used / max) * 100)) : 100;

export const gaugeViews = (context: OverseasContext, state: Session): readonly LimitGaugeView[] =>
  overseaUsageOf(state.cart).map((gauge, i) => ({
    key: `${gauge.kind}-${i}`,
    label: context.translate(`gauge${gauge.kind}`),
    text: context.translate('gaugeText', {
      used: amountText(context, gauge, gauge.used),
      max: amountText(context, gauge, gauge.max),
    }),
    percent: percentOf(gauge),
    overText: gauge.isOver ? context.translate('gaugeOver') : undefined,
  }));
