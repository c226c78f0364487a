import { nudgeTypes, type NudgeType, type LayerDetail } from '@baguni/domain/internal';
import { action, plainAction } from '../common/shared-views.ts';
import type { Translations } from '../common/translations.ts';
import { fill } from '../common/word.ts';
import type { NudgeView } from '../nudges/nudge-view.ts';
import { nudgeWords } from '../nudges/nudge-words.ts';

export { loneLayerView } from '../layers/lone-layer-view.ts';

const nudgeOf = ({ layerType }: LayerDetail): NudgeType | undefined => nudgeTypes.find((type) => type === layerType);

/** Returns the view of a nudge with its stored detail, or undefined for another layer (RT-08). */
export const loneNudgeView = ({ language }: Translations, detail: LayerDetail): NudgeView | undefined => {
  const type = nudgeOf(detail);
  if (type === undefined) return undefined;
  const { title, texts, buttonText } = detail;
  const words = nudgeWords[language];
  return {
    type,
    domId: 'nudge',
    title,
    text: texts.join(' '),
    cards: detail.showingItems.map(({ itemName }, i) => ({ key: String(i), name: itemName, text: '' })),
    follow: buttonText === '' ? undefined : plainAction(buttonText, { type: 'JoinSmileClub', agreed: [] }),
    link: undefined,
    dismiss: action(words.closeNudge, fill(words.closeNudgeOf, { title }), { type: 'DismissNudge', nudge: type }),
  };
};
