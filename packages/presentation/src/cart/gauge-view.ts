import type { GaugeView } from './group-types.ts';
import type { SellerGauge, SellerGaugeNow } from '@baguni/domain';
import { wordOf } from '../common/word.ts';
import type { CartWords } from './cart-words-ko.ts';
import { money, type ViewContext } from '../common/context.ts';

const word = wordOf<CartWords>();

/** Amount missing for free shipping, and the number of parcels unless it covers all. */
const missingText = (
  context: ViewContext,
  { missing, free, parcels }: Extract<SellerGauge, { type: 'GAUGE' }>,
): string => {
  const amount = money(context, missing);
  return free === parcels
    ? word(context.words, 'gaugeMissing', { amount })
    : word(context.words, 'gaugeMissingSome', { amount, free, parcels });
};

export const gaugeView = (context: ViewContext, gauge: SellerGaugeNow, name: string): GaugeView => {
  const { words } = context;
  switch (gauge.type) {
    case 'NONE':
      return { type: 'NONE' };
    case 'PENDING':
      return { type: 'PENDING' };
    case 'GAUGE':
      return {
        type: 'GAUGE',
        text: missingText(context, gauge),
        label: word(words, 'gaugeLabel', { name }),
        percent: gauge.percent,
      };
    case 'PARTLY_FREE':
      return {
        type: 'PARTLY_FREE',
        text: word(words, 'gaugeSomeFree', gauge),
        percent: Math.floor((gauge.free * 100) / gauge.parcels),
      };
    case 'FREE_SHIPPING':
      return { type: 'FREE_SHIPPING', text: word(words, 'gaugeFree') };
  }
};
