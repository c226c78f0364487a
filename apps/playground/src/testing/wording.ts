import { translations as cliTranslations } from '@baguni/cli/translations/en';
import { messages } from '@baguni/domain/messages/en';
import { marketplace } from '../engine/marketplace.ts';
import { words } from '../words/en.ts';
import type { Wording } from '../words/wording.ts';

/** English, for tests that read what is said. */
export const english: Wording = { language: 'en', words, translations: cliTranslations, messages, engine: marketplace };
