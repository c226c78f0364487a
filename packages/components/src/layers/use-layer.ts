import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { LayerProps } from './layer-props.ts';

const stops = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"]';

/** Tab goes round inside the layer (LY-04). */
const wrapTab = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab') return;
  const all = event.currentTarget.querySelectorAll<HTMLElement>(stops);
  const [first, last] = [all[0], all[all.length - 1]];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
};

/** Escape closes where closing is allowed, wherever the focus is; only the top layer reacts. */
const useEscape = ({ layer, onAnswer }: LayerProps): void => {
  const { isTop, closeAnswer } = layer;
  useEffect(() => {
    if (!isTop || closeAnswer === undefined) return undefined;
    const close = ({ key }: { readonly key: string }): void => {
      if (key === 'Escape') onAnswer(closeAnswer);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isTop, closeAnswer, onAnswer]);
};

/** For a layer's element: spread onto it. */
interface LayerKeys {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Behaviour of a layer that holds the focus: brings it in, keeps it in, lets it go by Escape (LY-04). */
export const useLayer = (props: LayerProps): LayerKeys => {
  const ref = useRef<HTMLDivElement>(null);
  const { isTop } = props.layer;
  useEffect(() => {
    if (isTop) ref.current?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
  }, [isTop]);
  useEscape(props);
  return { ref, onKeyDown: wrapTab };
};
