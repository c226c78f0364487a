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

/** What a group of pieces costs above its price, by piece: the dearest give first, none more than its own price. */
const above = (group: readonly { readonly unit: number; readonly price: number }[], price: number) => {
  let rest = group.reduce((sum, piece) => sum + piece.price, 0) - price;
  return group.flatMap((piece): readonly (readonly [number, number])[] => {
    const off = Math.max(0, Math.min(rest, piece.price));
    rest -= off;
    return off > 0 ? [[piece.unit, off]] : [];
  });
};

/** So many pieces for one price, in minor units: every group of them, the dearest first, that would cost more. */
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
