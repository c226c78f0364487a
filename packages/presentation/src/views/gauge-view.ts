import type { Gauge } from '@baguni/domain';
import { word } from '../words/word.ts';
import { money, type ViewContext } from './context.ts';
import type { GaugeView } from './types.ts';

/** How far a group is from free shipping, in words (FG-01). @param name the group's name */
export const gaugeView = (context: ViewContext, gauge: Gauge, name: string): GaugeView => {
  const { words } = context;
  switch (gauge.type) {
    case 'NONE':
      return { type: 'NONE' };
    case 'GAUGE':
      return {
        type: 'GAUGE',
        text: word(words, 'gaugeMissing', { amount: money(context, gauge.missing) }),
        label: word(words, 'gaugeLabel', { name }),
        percent: gauge.percent,
      };
    case 'FREE_SHIPPING':
      return { type: 'FREE_SHIPPING', text: word(words, 'gaugeFree') };
  }
};
