import { definePromotion } from '@baguni/domain/shop';
import { dearestFirst, isOn, lackingPieces, offUnits, onUnits, paramsOf, piecesMessage, somePieces } from './pieces.ts';

/** Buy n, get m free: of every `buy + free` pieces, most expensive first, the last `free` are free. */
export const buyNGetM = definePromotion({
  code: 'BUY-N-GET-M',
  params: onUnits(paramsOf({ buy: somePieces, free: somePieces })),
  appliesTo: isOn,
  worth: (units, { buy, free }) => {
    const all = dearestFirst(units);
    const inGroups = all.length - (all.length % (buy + free));
    const given = all.slice(0, inGroups).filter((_, i) => i % (buy + free) >= buy);
    return offUnits(
      units,
      given.map(({ unit, price }) => [unit, price]),
    );
  },
  lacks: (units, { buy, free }) => lackingPieces(units, buy + free),
  message: piecesMessage,
});
