import type { Messages } from '@baguni/domain';
import type { ReadCart } from '../input/read-cart.ts';
import type { Outcome } from '../output/outcome.ts';
import { fixText } from './fix-text.ts';
import { messageOf, namesOf, type Wording } from './naming.ts';

/** `baguni check`: every reason that blocks the order, the units it concerns and what removes it (CK-18, EN-03). @param now ms since 1970 UTC */
export const check = (
  { state, cart, engine }: ReadCart,
  now: number,
  wording: Wording,
  messages: Messages,
): Outcome => {
  const { translations } = wording;
  const findings = engine.checkOrder(cart, now).map((found) => ({
    ...found,
    message: messageOf(wording, messages, found),
  }));
  const lines = findings.flatMap(({ code, message, units, fixes }) => [
    `${code}  ${message}`,
    ...(units.length > 0 ? [`  ${translations.concerns(namesOf(wording, state, units))}`] : []),
    ...fixes.map((fix) => `  ${translations.removedBy(fixText(wording, state, fix))}`),
  ]);
  const isOrderable = findings.length === 0;
  return {
    lines: isOrderable ? [translations.orderable] : [translations.blocked(findings.length), '', ...lines],
    json: { isOrderable, findings },
    exitCode: isOrderable ? 0 : 1,
  };
};
