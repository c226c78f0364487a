import { option as O } from 'fp-ts';
import type { NudgeRule } from '../facts.ts';

/** The cart in the app: for who has it in a mobile browser. No word of the marketplace is needed (ND-02). */
export const appDownload: NudgeRule = {
  type: 'NudgingAppDown',
  allowedBy: undefined,
  isOffered: ({ device, language, app }) => device === 'm' && language === 'ko' && O.isNone(app),
  concerns: () => true,
};
