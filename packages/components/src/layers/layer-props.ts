import type { LayerAnswer, LayerView } from '@baguni/presentation';

/** What every layer's component is given. */
export interface LayerProps {
  readonly layer: LayerView;
  readonly onAnswer: (answer: LayerAnswer) => void;
}
