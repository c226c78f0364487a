import type { ToolbarView } from '../common/frame-types.ts';
import type { BoxState } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';
import { wordOf } from '../common/word.ts';
import type { CartWords } from './cart-words-ko.ts';
import { action } from '../common/action-views.ts';
import type { ViewContext } from '../common/context.ts';

const word = wordOf<CartWords>();

export interface ToolbarFacts {
  readonly box: BoxState;
  readonly selectedCount: number;
  readonly orderableCount: number;
  readonly unitCount: number;
  readonly isDomesticBusinessman: boolean;
}

const openEstimate: Command = { type: 'OpenSideLayer', layer: 'EstimateSheet' };

/** Builds the toolbar. Delete stays enabled without a selection, because the rule explains the refusal. */
export const toolbarView = ({ words, features }: ViewContext, facts: ToolbarFacts): ToolbarView => {
  const { selectedCount: n, orderableCount: total, unitCount } = facts;
  const others = unitCount - total;
  const selectedText =
    others === 0 ? word(words, 'selectedOf', { n, total }) : word(words, 'selectedOfSome', { n, total, others });
  const selectAll = word(words, 'selectAll');
  const estimate = word(words, 'printEstimate');
  return {
    label: word(words, 'toolbarLabel'),
    box: {
      state: facts.box,
      label: selectAll,
      accessibleName: word(words, 'withState', { label: selectAll, state: selectedText }),
      isEnabled: facts.orderableCount > 0,
      command: { type: 'ToggleTab' },
    },
    selectedText,
    deleteSelected: {
      label: word(words, 'deleteSelected'),
      accessibleName: word(words, 'deleteSelectedName', { n }),
      isEnabled: true,
      reason: undefined,
      command: { type: 'DeleteSelected' },
    },
    estimate: features.estimate && facts.isDomesticBusinessman ? action(estimate, estimate, openEstimate) : undefined,
  };
};
