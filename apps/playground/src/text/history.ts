import type { Texts } from './texts.ts';

/** How texts came to be: letter by letter, or by one press. */
export type How = 'Typed' | 'Made';

/** The texts that are there, and those before them, the newest last. */
export interface History {
  readonly texts: Texts;
  readonly how: How;
  readonly past: readonly Texts[];
}

/** So many steps back are kept. */
const MOST = 100;

/** Other texts. What is typed in one go is one step back. */
export const written = (before: History, next: Partial<Texts>, how: How): History => {
  const { texts, past } = before;
  const after = { ...texts, ...next };
  if (after.cart === texts.cart && after.shop === texts.shop) return before;
  const isGoingOn = how === 'Typed' && before.how === 'Typed';
  return { texts: after, how, past: isGoingOn ? past : [...past, texts].slice(-MOST) };
};

/** One step back; the same where there is none. */
export const undone = (before: History): History => {
  const texts = before.past.at(-1);
  return texts ? { texts, how: 'Made', past: before.past.slice(0, -1) } : before;
};
