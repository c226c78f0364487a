import type { AfterPaint } from '@baguni/presentation';
import type { Language } from '@baguni/domain/internal';

/** Shows the font of a language, but not during a press, because texts can move. Its code loads after the page. */
export const showFonts = async (language: Language, document: Document, afterPaint: AfterPaint): Promise<void> => {
  const { loadFonts } = await import('@baguni/components/fonts');
  await loadFonts(language, document, afterPaint);
};
