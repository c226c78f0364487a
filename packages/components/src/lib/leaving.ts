/** True if the shopper prefers reduced motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What keys, other elements and browser tests find an element by. */
const IDENTITY = ['id', 'name', 'role', 'aria-modal', 'data-layer'];

/** Makes an element a picture without function: it is hidden from keys, pointers and screen readers. */
export const toPicture = (element: HTMLElement): void => {
  for (const one of [element, ...element.querySelectorAll('*')]) for (const name of IDENTITY) one.removeAttribute(name);
  element.inert = true;
  element.ariaHidden = 'true';
  element.dataset['leaving'] = '';
};

/** Removes a picture after its own animations. */
export const removeAfterMotion = (picture: Element): void =>
  void Promise.allSettled(picture.getAnimations().map(({ finished }) => finished)).then(() => picture.remove());

/** Moves the content of an element. Frames, images, scroll positions and animations stay as they are. */
const moveContent = (from: Element, to: Element): void => {
  while (from.firstChild) to.moveBefore(from.firstChild, null);
};

/**
 * Lets a layer fade that React is about to remove: the page is usable at once, and a picture takes over the content.
 * Styles animate `[data-leaving]`. Called while the layer is still in the page.
 */
export const leaveLayer = (layer: HTMLElement): void => {
  // in older browsers it closes at once
  if (isCalm() || !('moveBefore' in layer)) return;
  const picture = document.createElement('div');
  picture.className = layer.className;
  // a focus that moves along counts as lost, so that it returns to the page at once
  picture.inert = true;
  layer.before(picture);
  moveContent(layer, picture);
  queueMicrotask(() => {
    if (layer.isConnected) {
      // React has only hidden it
      moveContent(picture, layer);
      picture.remove();
    } else {
      toPicture(picture);
      removeAfterMotion(picture);
    }
  });
};
