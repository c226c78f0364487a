import type { Language, Storefront } from '@baguni/domain/internal';
import type { ReactNode } from 'react';
import styles from './Trouble.module.scss';
import { Boundary, LinkContext } from '@baguni/components';
import { safeHrefOf } from '../browser/page-window.ts';

// built-in texts, because the page’s texts may have failed to load
const words: Readonly<Record<Language, readonly [text: string, again: string]>> = {
  ko: ['일시적인 오류로 화면을 표시하지 못했어요.', '다시 시도'],
  en: ['Something went wrong and the page could not be shown.', 'Try again'],
  cn: ['发生临时错误，无法显示页面。', '重试'],
  jp: ['一時的なエラーのため、画面を表示できませんでした。', 'もう一度試す'],
};

interface TroubleProps {
  readonly language: Language;
  readonly onRetry: () => void;
}

/** Fallback for a page that cannot be shown (PG-04). */
export function Trouble({ language, onRetry }: TroubleProps): ReactNode {
  const [text, again] = words[language];
  return (
    <main className={styles['trouble']}>
      <p role="alert">{text}</p>
      <button type="button" onClick={onRetry}>
        {again}
      </button>
    </main>
  );
}

export interface Frame {
  readonly base: string;
  readonly allowedHosts: readonly string[];
  readonly storefront: Storefront;
  readonly onRetry: () => void;
}

/** Wraps a page with its link checker and its error fallback. */
export const framed = (node: ReactNode, { base, allowedHosts, storefront, onRetry }: Frame): ReactNode => (
  <Boundary fallback={<Trouble language={storefront.language} onRetry={onRetry} />}>
    <LinkContext value={safeHrefOf(base, allowedHosts)}>{node}</LinkContext>
  </Boundary>
);
