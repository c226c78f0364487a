import { explain as explanationOf, type Messages } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { wrong, type Outcome } from './outcome.ts';

/** `baguni explain CODE`: what a code says in a language, and which rules answer it (EN-03, ER-09). */
export const explain = (code: string, messages: Messages): Outcome => {
  const known = explanationOf(code, {}, messages);
  if (O.isNone(known)) return wrong([`no such code: ${code}`]);
  const { message } = known.value;
  const rules = known.value.rules.map(({ family, code: name, requirement, source }) => ({
    family,
    name,
    requirement,
    source,
  }));
  const lines = rules.map((rule) => `  ${rule.requirement}  ${rule.family}/${rule.name}  (${rule.source})`);
  return { text: [`${code}  ${message}`, ...lines].join('\n'), json: { code, message, rules }, exitCode: 0 };
};
