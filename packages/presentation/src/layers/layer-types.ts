import type { LayerAnswer, LayerType } from './layer-detail.ts';
import type { LayerListView } from './list-types.ts';

export interface LayerButtonView {
  readonly label: string;
  readonly answer: LayerAnswer;
  readonly isPrimary: boolean;
  /** The least destructive button is focused when the layer opens. */
  readonly hasInitialFocus: boolean;
}

export interface LayerView {
  readonly key: string;
  readonly type: LayerType;
  readonly domId: string;
  readonly title: string;
  /** External text is plain text. Line breaks separate paragraphs. */
  readonly message: string;
  /** Items of the layer: ordered now and staying, or left by a merge with reasons. */
  readonly lists?: readonly LayerListView[];
  readonly buttons: readonly LayerButtonView[];
  /** Answer for Escape, backdrop and close button; undefined if they are disabled. */
  readonly closeAnswer: LayerAnswer | undefined;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
  readonly isClosing: boolean;
  readonly isTop: boolean;
}

/** A toast (role=status); its text is also shown in the page or a layer. */
export interface ToastView {
  readonly key: string;
  readonly text: string;
}
