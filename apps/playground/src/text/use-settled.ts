import { useEffect, useState } from 'react';
import type { How } from './history.ts';

/** A longer text is not read with each letter, in UTF-16 units. */
const LONG = 20_000;
/** It is read once nobody has typed for this long, in ms. */
const QUIET_MS = 300;

/** The text to be read: of a long one that somebody is typing the last one that stood still. */
export const useSettled = (text: string, how: How): string => {
  const [settled, setSettled] = useState(text);
  const waits = how === 'Typed' && text.length > LONG && text !== settled;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waits ? QUIET_MS : 0);
    return () => clearTimeout(timer);
  }, [text, waits]);
  return waits ? settled : text;
};
