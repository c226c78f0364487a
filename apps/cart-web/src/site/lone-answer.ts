import { LAYER_SOURCE, type LoneLayer, type LoneLayerAnswer } from '@baguni/domain/internal';

export interface AnswerWindow {
  readonly opener: Pick<Window, 'postMessage'> | null;
  readonly parent: Pick<Window, 'postMessage'>;
  readonly location: Pick<Location, 'origin' | 'assign'>;
  readonly addEventListener: (type: 'pagehide', listen: () => void) => void;
}

const withAnswer = (target: string, answer: LoneLayerAnswer): string => {
  const address = new URL(target);
  address.searchParams.set('answer', String(answer));
  return address.href;
};

/**
 * Creates the function that reports the answer of a lone layer once, to the page of this site that opened it, and
 * leaves. Leaving without an answer means no (RT-08). Without an opener, a confirmation leads to the layer's target.
 * @param close closes the page
 */
export const loneAnswer = (
  window: AnswerWindow,
  { key, detail: { layerType }, target }: LoneLayer,
  close: () => void,
): ((answer: LoneLayerAnswer) => void) => {
  const { parent, location } = window;
  const framing = parent === (window as unknown) ? null : parent;
  const opener = window.opener ?? framing;
  let isAnswered = false;
  const tell = (answer: LoneLayerAnswer): void => {
    if (isAnswered) return;
    isAnswered = true;
    opener?.postMessage({ source: LAYER_SOURCE, layerType, key, answer }, location.origin);
  };
  window.addEventListener('pagehide', () => tell(false));
  return (answer) => {
    tell(answer);
    if (opener === null && answer !== false && target !== undefined) location.assign(withAnswer(target, answer));
    // the outer page removes its frame
    else if (opener === null || opener !== framing) close();
  };
};
