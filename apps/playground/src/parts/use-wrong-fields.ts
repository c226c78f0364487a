import { useCallback, useState } from 'react';

/** Which fields of the form mean nothing yet, by their ids. */
export const useWrongFields = (): {
  readonly count: number;
  readonly report: (field: string, isWrong: boolean) => void;
} => {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback(
    (field: string, isWrong: boolean): void =>
      setWrong((before) => {
        if (before.has(field) === isWrong) return before;
        const after = new Set(before);
        if (isWrong) after.add(field);
        else after.delete(field);
        return after;
      }),
    [],
  );
  return { count: wrong.size, report };
};
