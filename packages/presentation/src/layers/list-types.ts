import type { ImageView, LabelView } from '../common/common-types.ts';

export interface LayerItemView {
  readonly key: string;
  readonly image: ImageView;
  readonly name: string;
  readonly optionText: string;
  readonly labels: readonly LabelView[];
}

/** Items under a heading, e.g. those ordered now. */
export interface LayerListView {
  readonly heading: string;
  readonly items: readonly LayerItemView[];
}
