import { checkoutFactsOf, checkoutRules, diagnose, say, type CartState, type Fix, type Messages } from '@baguni/domain';
import type { Outcome } from './outcome.ts';

const fixText = (fix: Fix): string => {
  const { type, ...detail } = fix;
  return `${type} ${JSON.stringify(detail)}`;
};

/** `baguni check`: every reason that blocks the order, the units it concerns and what removes it (CK-18, EN-03). */
export const check = (state: CartState, messages: Messages): Outcome => {
  const findings = diagnose(checkoutRules)(checkoutFactsOf(state)).map((finding) => ({
    ...finding,
    message: say(messages, finding.code, finding.params),
  }));
  const lines = findings.flatMap(({ code, message, units, fixes }) => [
    `${code}  ${message}`,
    ...(units.length > 0 ? [`  units: ${units.join(', ')}`] : []),
    ...fixes.map((fix) => `  fix: ${fixText(fix)}`),
  ]);
  const isBlocked = findings.length > 0;
  return {
    text: isBlocked ? lines.join('\n') : 'can be ordered',
    json: { isOrderable: !isBlocked, findings },
    exitCode: isBlocked ? 1 : 0,
  };
};
