/** How much of an element has to be in the window to be seen. */
const SEEN_PART = 0.5;

/** Calls once when half of an element, or as much as the window holds, is in the window. @returns stops waiting */
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
