import type { ImageView, LabelView } from '../common/common-types.ts';

/** An item as a layer shows it (LY-06). */
export interface LayerItemView {
  readonly key: string;
  readonly image: ImageView;
  readonly name: string;
  readonly optionText: string;
  /** What kind of item it is, e.g. an install item. */
  readonly labels: readonly LabelView[];
}

/** Items under one heading, e.g. those that are ordered now. */
export interface LayerListView {
  readonly heading: string;
  readonly items: readonly LayerItemView[];
}
