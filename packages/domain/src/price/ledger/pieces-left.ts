import { type Line, stepsOf } from './line.ts';

/** Takes an amount off the `count` cheapest pieces in equal shares, and off the others if these cost less. */
const takeOff = (pieces: readonly number[], amount: number, count: number): readonly number[] => {
  const paid = pieces.filter((piece) => piece > 0).toSorted((a, b) => a - b);
  const counted = Math.min(count, paid.length);
  let rest = amount;
  return paid.map((piece, i) => {
    const off = Math.min(piece, Math.floor(rest / Math.max(1, counted - i)));
    rest -= off;
    return piece - off;
  });
};

/**
 * Returns the remaining price of each piece of a line, dearest first, without free pieces. A discount of some pieces
 * stays on them: the cheapest ones, as in a bundle (DC-01).
 */
export const piecesLeft = (line: Line): readonly number[] => {
  const { quantity } = line.unit;
  let pieces: readonly number[] = Array.from({ length: quantity }, () => line.kept.piece);
  for (const { amount, use } of stepsOf(line))
    pieces = takeOff(pieces, -amount, 'discount' in use ? use.pieces : quantity);
  return pieces.filter((piece) => piece > 0).toSorted((a, b) => b - a);
};
