/** A variable with its value per unit, and the amount that a unit takes of each row. */
export interface LpColumn {
  readonly value: number;
  readonly rows: readonly number[];
  readonly amounts: readonly number[];
}

const TINY = 1e-9;
const GAIN = 1e-5;
const MAX_PIVOTS = 4000;

/** Maximizes c·x with A·x ≤ b, x ≥ 0 by the revised simplex method, approximately. Columns can be added later. */
export class LinearProgram<Column extends LpColumn> {
  readonly #size: number;
  readonly #columns: Column[] = [];
  readonly #inverse: Float64Array;
  /** Column of each basis row; a slack variable is `-1 - row`. */
  readonly #basis: Int32Array;
  readonly #amounts: Float64Array;
  readonly #prices: Float64Array;

  /** @param limits right-hand side of each row, at least 0 */
  constructor(limits: readonly number[]) {
    const rows = limits.length;
    this.#size = rows;
    this.#inverse = new Float64Array(rows * rows);
    this.#basis = Int32Array.from({ length: rows }, (_, row) => -1 - row);
    // slightly different right-hand sides prevent degenerate pivots
    this.#amounts = Float64Array.from(limits, (limit, row) => limit + 1e-6 * (1 + ((row * 0.618_034) % 1)));
    this.#prices = new Float64Array(rows);
    for (let row = 0; row < rows; row += 1) this.#inverse[row * rows + row] = 1;
  }

  add(column: Column): void {
    this.#columns.push(column);
  }

  /** The price of each row in the present solution. */
  get prices(): Float64Array {
    return this.#prices;
  }

  parts(): readonly (readonly [Column, number])[] {
    return [...this.#basis].flatMap((index, row) => {
      const column = this.#columns[index];
      const part = this.#amounts[row] ?? 0;
      return column && part > 1e-4 ? [[column, part] as const] : [];
    });
  }

  /** @param isOver stops early; the prices are then valid, but not the best */
  solve(isOver: (steps: number) => boolean = () => false): void {
    for (let pivots = 0; pivots < MAX_PIVOTS && !isOver(this.#size * this.#size); pivots += 1) {
      const entering = this.#entering();
      if (entering === undefined) return;
      const direction = this.#direction(entering);
      const row = this.#leaving(direction);
      if (row < 0) return;
      this.#pivot(entering, this.#gain(entering), direction, row);
    }
  }

  #gain(index: number): number {
    if (index < 0) return -(this.#prices[-1 - index] ?? 0);
    const column = this.#columns[index];
    if (!column) return 0;
    const { value, rows, amounts } = column;
    let gain = value;
    for (let i = 0; i < rows.length; i += 1) gain -= (amounts[i] ?? 0) * (this.#prices[rows[i] ?? 0] ?? 0);
    return gain;
  }

  #entering(): number | undefined {
    let best: number | undefined;
    let max = GAIN;
    for (let index = -this.#size; index < this.#columns.length; index += 1) {
      const gain = this.#gain(index);
      if (gain > max) {
        max = gain;
        best = index;
      }
    }
    return best;
  }

  #direction(index: number): Float64Array {
    const size = this.#size;
    const { rows, amounts } = this.#columns[index] ?? { rows: [-1 - index], amounts: [1] };
    const direction = new Float64Array(size);
    for (const [n, row] of rows.entries()) {
      const amount = amounts[n] ?? 0;
      for (let i = 0; i < size; i += 1)
        direction[i] = (direction[i] ?? 0) + amount * (this.#inverse[i * size + row] ?? 0);
    }
    return direction;
  }

  #leaving(direction: Float64Array): number {
    let leaving = -1;
    let min = Infinity;
    for (let i = 0; i < this.#size; i += 1) {
      const slope = direction[i] ?? 0;
      if (slope <= TINY) continue;
      const ratio = (this.#amounts[i] ?? 0) / slope;
      if (ratio < min) {
        min = ratio;
        leaving = i;
      }
    }
    return leaving;
  }

  #pivot(entering: number, gain: number, direction: Float64Array, row: number): void {
    const size = this.#size;
    const slope = direction[row] ?? 1;
    const pivotRow = this.#inverse.subarray(row * size, (row + 1) * size);
    for (let j = 0; j < size; j += 1) {
      pivotRow[j] = (pivotRow[j] ?? 0) / slope;
      this.#prices[j] = (this.#prices[j] ?? 0) + gain * (pivotRow[j] ?? 0);
    }
    this.#amounts[row] = (this.#amounts[row] ?? 0) / slope;
    for (let i = 0; i < size; i += 1) if (i !== row) this.#clear(i, direction[i] ?? 0, row, pivotRow);
    this.#basis[row] = entering;
  }

  #clear(i: number, slope: number, row: number, pivotRow: Float64Array): void {
    if (slope === 0) return;
    const size = this.#size;
    const own = this.#inverse.subarray(i * size, (i + 1) * size);
    for (let j = 0; j < size; j += 1) own[j] = (own[j] ?? 0) - slope * (pivotRow[j] ?? 0);
    this.#amounts[i] = (this.#amounts[i] ?? 0) - slope * (this.#amounts[row] ?? 0);
  }
}
