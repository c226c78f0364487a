/** Delivers values in sequence. A nested value waits until the current one is delivered. */
export const inTurn = <T>(tell: (value: T) => void): ((value: T) => void) => {
  const waiting: T[] = [];
  let isTelling = false;
  return (value) => {
    waiting.push(value);
    if (isTelling) return;
    isTelling = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) tell(next);
    } finally {
      isTelling = false;
    }
  };
};
