import type { ImageView, LabelView } from '../common/common-types.ts';

/** An item as a layer shows it (LY-06). */
export interface LayerItemView {
  readonly key: string;
  readonly image: ImageView;
  readonly name: string;
  readonly optionText: string;
  /** Why it is told apart, e.g. that it is an install item. */
  readonly labels: readonly LabelView[];
}

/** Items of one fate, e.g. those that are ordered now. */
export interface LayerListView {
  readonly heading: string;
  readonly items: readonly LayerItemView[];
}
