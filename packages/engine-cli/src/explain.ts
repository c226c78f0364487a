import { rulesOfCode, type MessageKey, type Messages } from '@baguni/domain';
import { wrong, type Outcome } from './outcome.ts';

const isKey = (messages: Messages, code: string): code is MessageKey => Object.hasOwn(messages, code);

/** `baguni explain CODE`: what a code says in a language, and which rules answer it (EN-03, ER-09). */
export const explain = (code: string, messages: Messages): Outcome => {
  if (!isKey(messages, code)) return wrong([`no such code: ${code}`]);
  const message = messages[code];
  const rules = rulesOfCode(code).map(({ family, code: name, requirement, source }) => ({
    family,
    name,
    requirement,
    source,
  }));
  const lines = rules.map((rule) => `  ${rule.requirement}  ${rule.family}/${rule.name}  (${rule.source})`);
  return { text: [`${code}  ${message}`, ...lines].join('\n'), json: { code, message, rules }, exitCode: 0 };
};
