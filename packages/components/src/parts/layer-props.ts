import type { LayerAnswer, LayerView } from '@baguni/presentation';

export interface LayerProps {
  readonly layer: LayerView;
  readonly onAnswer: (answer: LayerAnswer) => void;
}
