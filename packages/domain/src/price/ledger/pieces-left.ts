import { type Line, stepsOf } from './line.ts';

/** Returns the pieces that cost something, dearest first. */
export const paidPieces = (pieces: readonly number[]): readonly number[] =>
  Object.freeze(pieces.filter((piece) => piece > 0).toSorted((a, b) => b - a));

/** Takes an amount off the `count` cheapest pieces in equal shares, and off the others if these cost less. */
const takeOff = (pieces: readonly number[], amount: number, count: number): readonly number[] => {
  let rest = amount;
  return pieces.toReversed().map((piece, i) => {
    const off = Math.min(piece, Math.floor(rest / Math.max(1, Math.min(count, pieces.length) - i)));
    rest -= off;
    return piece - off;
  });
};

/**
 * Returns the remaining price of each piece of a line. A discount of some pieces stays on them: the cheapest ones, as
 * in a bundle (DC-01).
 */
export const piecesLeft = (line: Line): readonly number[] => {
  const { quantity } = line.unit;
  let pieces = paidPieces(Array.from({ length: quantity }, () => line.kept.piece));
  for (const { amount, use } of stepsOf(line))
    pieces = paidPieces(takeOff(pieces, -amount, 'discount' in use ? use.pieces : quantity));
  return pieces;
};
