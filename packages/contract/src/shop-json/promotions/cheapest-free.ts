import { definePromotion } from '@baguni/domain/shop';
import { dearestFirst, isOn, lackingPieces, offUnits, onUnits, paramsOf, piecesMessage, somePieces } from './pieces.ts';

export const cheapestFree = definePromotion({
  code: 'CHEAPEST-FREE',
  params: onUnits(paramsOf({ of: somePieces })),
  appliesTo: isOn,
  worth: (units) => {
    const last = dearestFirst(units).at(-1);
    return offUnits(units, last ? [[last.unit, last.price]] : []);
  },
  lacks: (units, { of }) => lackingPieces(units, of),
  message: piecesMessage,
});
