/** Contents that no shipped file may have, with their names (SC-6). */
const unwelcome: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a source map', /[#@]\s*sourceMappingURL=/u],
  ['a private key', /-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY/u],
  ['a key of a cloud', /\bAKIA[0-9A-Z]{16}\b/u],
  ['a token', /\b(?:ghp|gho|npm)_[A-Za-z0-9]{36}\b/u],
  ['a tool of tests or stories', /@storybook\/|from\s?"vitest"|@playwright\//u],
];

/** Debugging code that a page must not contain. */
const forDebugging = /\bdebugger;|console\.(?:log|debug|table|trace)\(/u;

/**
 * Returns the forbidden content of a built file (SC-6).
 * @param file its path from the folder of the build
 * @param root path of the project on this machine
 */
export const unwelcomeIn = (file: string, text: string, root: string): readonly string[] => [
  ...(file.endsWith('.map') ? [`${file} is a source map`] : []),
  ...(/(?:^|\/)\.(?:git|env)/u.test(file) ? [`${file} is not to be served`] : []),
  ...unwelcome.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${file} holds ${name}`),
  ...(file.startsWith('assets/') && forDebugging.test(text) ? [`${file} holds what is for debugging`] : []),
  ...(text.includes(root) ? [`${file} names the folder that it was built in`] : []),
];
