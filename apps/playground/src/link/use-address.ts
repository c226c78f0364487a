import { either as E } from 'fp-ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Texts } from '../text/texts.ts';
import { fragmentOf } from './cart-link.ts';
import { keepTexts } from './kept-texts.ts';

/** The link of the texts is made this long after the last change, in ms. */
const QUIET_MS = 300;

/**
 * The address is always the link of what is shown: an old link goes with the first change, the new one follows (EN-20).
 * @param onLed hears that the address of this very page leads to another cart, by a link or by a step back
 */
export const useAddress = (texts: Texts, onLed: () => void): void => {
  const shown = useRef(texts);
  const led = useEffectEvent(onLed);
  useEffect(() => {
    if (texts === shown.current) return undefined;
    shown.current = texts;
    // a link that is out of date goes at once; more is left until nobody types: it is written to the disk
    if (location.hash !== '') keepTexts(history, texts, '');
    const timer = setTimeout(() => {
      void fragmentOf(texts).then((fragment) => {
        if (texts === shown.current) keepTexts(history, texts, E.getOrElse(() => '')(fragment));
      });
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [texts]);
  useEffect(() => {
    const hear = (): void => led();
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  }, []);
};
