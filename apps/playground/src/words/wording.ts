import type { Translations } from '@baguni/cli/translations/problem-text';
import type { Language, Messages } from '@baguni/domain';
import type { ShopFinding } from '@baguni/domain/shop';
import type { CartEngine } from '../engine/cart-engine.ts';
import type { Words } from './words.ts';

/** All that is said in one language. */
export interface Spoken {
  readonly language: Language;
  /** The playground’s own words. */
  readonly words: Words;
  /** What the command line says: of entries, fixes and problems. */
  readonly translations: Translations;
  /** What codes say. */
  readonly messages: Messages;
}

/** What views are worded with. */
export interface Wording extends Spoken {
  /** Whose words and amounts: a shop’s, or the marketplace’s. */
  readonly engine: CartEngine;
}

/** An amount in words, in the smallest unit of the engine’s currency. */
export const amountText = ({ language, engine }: Pick<Wording, 'language' | 'engine'>, amount: number): string =>
  engine.format(amount, language);

/** What a finding says. */
export const messageOf = (
  { language, engine, messages }: Pick<Wording, 'language' | 'engine' | 'messages'>,
  found: Pick<ShopFinding, 'code' | 'params'>,
): string => engine.say(found, language, messages);
