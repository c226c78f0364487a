/** Minimum visible share. */
const SEEN_PART = 0.5;

/**
 * Calls once when half of an element, or as much as fits, is visible.
 * @returns a function that stops watching
 */
export const whenSeen = (element: Element, seen: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = entries.some(
        ({ intersectionRatio, intersectionRect, rootBounds }) =>
          intersectionRatio >= SEEN_PART || intersectionRect.height >= SEEN_PART * (rootBounds?.height ?? Infinity),
      );
      if (!isSeen) return;
      observer.disconnect();
      seen();
    },
    { threshold: [0.1, 0.2, 0.3, 0.4, SEEN_PART] },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
