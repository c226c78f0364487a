import type { NudgeRule } from '../facts.ts';

/** Suggests the app in a mobile browser. It needs no permission from the marketplace. */
export const appDownload: NudgeRule = {
  type: 'NudgingAppDown',
  allowedBy: undefined,
  isOffered: ({ device, language, app }) => device === 'm' && language === 'ko' && app === undefined,
  concerns: () => true,
};
