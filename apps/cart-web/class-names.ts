import type { CSSOptions } from 'vite';

/** Short class names: those of Vite repeat the file and the line in each element of a document. */
export const css: CSSOptions = { modules: { generateScopedName: '[hash:base64:5]' } };
