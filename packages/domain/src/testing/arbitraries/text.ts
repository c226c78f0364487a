import fc, { type Arbitrary } from 'fast-check';

/** Names that broke pages before: markup, placeholders, other directions, joined emoji, composed letters. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '<b>굵게</b>',
  '"><img src=x onerror=alert(1)>',
  '{0} {product} $& $1 %s',
  '__proto__',
  'constructor',
  '👨‍👩‍👧‍👦 가족 세트',
  'مرحبا بالعالم',
  '\u202e거꾸로',
  '\u00e9와 e\u0301',
  '한글'.normalize('NFD'),
  '보이지\u200b않는',
  '𠮷野家',
  'a'.repeat(300),
];

/** Any text: plain, unusual, every type of letter; no lone surrogates, no NUL. */
export const arbText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom('사과', 'Rice 10kg', '茶', 'おにぎり'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
