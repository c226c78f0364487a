import { charsets, type Language, gatewayPath, type GatewayPageType } from '@baguni/domain/internal';
import type { ViewContext } from '../common/context.ts';
import type { TroubleView } from '../common/common-types.ts';

export const hasPagesAround = ({ links }: Pick<ViewContext, 'links'>): boolean => links.item !== undefined;

export const gatewayHref = (
  { words: { language } }: ViewContext,
  pageType: GatewayPageType,
  params: readonly string[] = [],
): string => `${gatewayPath(pageType, params)}&charset=${charsets[language]}`;

/** Text shown after the timeout of a frame. */
export const lateFrame: Readonly<Record<Language, TroubleView>> = {
  ko: { text: '화면을 불러오는 데 시간이 걸리고 있어요. 다시 시도해 주세요.', retryLabel: '다시 시도' },
  en: { text: 'This is taking a while to load. Please try again.', retryLabel: 'Try again' },
  cn: { text: '页面加载时间较长，请重试。', retryLabel: '重试' },
  jp: { text: '読み込みに時間がかかっています。もう一度お試しください。', retryLabel: 'もう一度試す' },
};
