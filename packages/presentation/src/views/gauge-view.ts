import type { Gauge } from '@baguni/domain';
import { word } from '../words/word.ts';
import { money, type ViewContext } from './context.ts';
import type { GaugeView } from './types.ts';

/** A gauge, or that it is still to come. */
export type GaugeFacts = Gauge | { readonly type: 'PENDING' };

/** How far a group is from free shipping, in words (FG-01). @param name the group's name */
export const gaugeView = (context: ViewContext, gauge: GaugeFacts, name: string): GaugeView => {
  const { words } = context;
  switch (gauge.type) {
    case 'NONE':
      return { type: 'NONE' };
    case 'PENDING':
      return { type: 'PENDING' };
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
