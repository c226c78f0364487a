import { isCalm, removeAfterMotion, toPicture } from './motion.ts';

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
  // the focus is lost at once, and React cannot return it to the picture
  if (document.activeElement instanceof HTMLElement && layer.contains(document.activeElement))
    document.activeElement.blur();
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
