import type { Language } from '@baguni/domain/internal';

/** Shows the font of a language. Its code loads after the page. */
export const showFonts = async (language: Language, document: Document): Promise<void> => {
  const { loadFonts } = await import('@baguni/components/fonts');
  await loadFonts(language, document);
};
