const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | readonly Html[];

const written = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return part.replace(/[&<>"']/gu, (sign) => entities[sign] ?? '');
  return part.map(({ text }) => text).join('\n');
};

export const html = (markup: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(markup.map((piece, i) => `${piece}${written(parts[i] ?? '')}`).join(''));
