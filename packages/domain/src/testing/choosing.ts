import type { ChoiceFacts } from '../rules/facts.ts';
import { anAddition, anItem, anOption } from './builders/unit.ts';

export const choosing = (over: Partial<ChoiceFacts> = {}): ChoiceFacts => ({
  item: anItem(),
  unable: undefined,
  choice: { optionNos: [], additions: [] },
  ...over,
});

/** An item with options R and B to pick, and an addition A. */
export const pickedItem = anItem({
  options: [anOption({ optionNo: 'R' }), anOption({ optionNo: 'B' })],
  additions: [anAddition({ additionNo: 'A' })],
});
