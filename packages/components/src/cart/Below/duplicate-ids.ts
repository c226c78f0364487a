/** The document functions that find ids. */
export interface IdSource {
  readonly querySelectorAll: (selector: string) => Iterable<{ readonly id: string }>;
}

/** Returns each id that several elements share, if one of them is a form field (PG-17). */
export const duplicateFieldIds = (document: IdSource): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) counts.set(id, (counts.get(id) ?? 0) + 1);
  const fields = new Set(
    Array.from(document.querySelectorAll('input[id], select[id], textarea[id], button[id]'), ({ id }) => id),
  );
  return [...fields].filter((id) => (counts.get(id) ?? 0) > 1);
};
