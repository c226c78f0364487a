import type { LayerAnswer, LayerType } from './layer-detail.ts';
import type { LayerListView } from '../views/notices/list-types.ts';

/** A button of a layer. */
export interface LayerButtonView {
  readonly label: string;
  readonly answer: LayerAnswer;
  readonly isPrimary: boolean;
  /** The least destructive one has the focus when the layer opens. */
  readonly hasInitialFocus: boolean;
}

/** A layer on top of the page (LY-02, LY-03). */
export interface LayerView {
  readonly key: string;
  readonly type: LayerType;
  readonly domId: string;
  readonly title: string;
  /** Texts from data are text. Line breaks mark paragraphs. */
  readonly message: string;
  /** Items that a layer is about: what would be ordered now and what would stay, or what a merge has left and why. */
  readonly lists?: readonly LayerListView[];
  readonly buttons: readonly LayerButtonView[];
  /** The answer that Escape, the backdrop and the close button give; none where they may not close it. */
  readonly closeAnswer: LayerAnswer | undefined;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
  /** It was answered and fades: inert at once. */
  readonly isClosing: boolean;
  /** Only the top layer reacts. */
  readonly isTop: boolean;
}

/** A toast (role=status); its text is also shown in the page or a layer. */
export interface ToastView {
  readonly key: string;
  readonly text: string;
}
