import { createHash } from 'node:crypto';
import type { CSSOptions } from 'vite';

/** Names a class by its stylesheet and its position. Vite's names are longer, and each row repeats them. */
const generateScopedName = (name: string, _file: string, css: string): string => {
  const stylesheet = createHash('sha256').update(css).digest('base64url').slice(0, 4);
  return `_${stylesheet}${css.search(new RegExp(String.raw`\.${name}(?![\w-])`, 'u')).toString(36)}`;
};

/** The class names of the built page and of its server. */
export const css: CSSOptions = { modules: { generateScopedName } };
