import { definePromotion } from '@baguni/domain/shop';
import {
  dearestFirst,
  isOn,
  lackingPieces,
  offUnits,
  onUnits,
  paramsOf,
  piecesMessage,
  somePieces,
  minorAmount,
} from './pieces.ts';

/** Distributes the excess of a group over its price, most expensive pieces first, up to the price of each piece. */
const above = (group: readonly { readonly unit: number; readonly price: number }[], price: number) => {
  let rest = group.reduce((sum, piece) => sum + piece.price, 0) - price;
  return group.flatMap((piece): readonly (readonly [number, number])[] => {
    const off = Math.max(0, Math.min(rest, piece.price));
    rest -= off;
    return off > 0 ? [[piece.unit, off]] : [];
  });
};

/** N pieces for one price in minor units, for each group that would cost more, most expensive first. */
export const nForPrice = definePromotion({
  code: 'N-FOR-PRICE',
  params: onUnits(paramsOf({ pieces: somePieces, price: minorAmount })),
  appliesTo: isOn,
  worth: (units, { pieces, price }) => {
    const all = dearestFirst(units);
    const groups = Array.from({ length: Math.floor(all.length / pieces) }, (_, i) =>
      all.slice(i * pieces, (i + 1) * pieces),
    );
    return offUnits(
      units,
      groups.flatMap((group) => above(group, price)),
    );
  },
  lacks: (units, { pieces }) => lackingPieces(units, pieces),
  message: piecesMessage,
});
