import { html, type Html } from '../../html/html.ts';
import type { ShopItem } from '../shelf.ts';
import { filled } from '../words/index.ts';
import { nothing, wordsOf, type ShopView } from './frame.ts';

const SIDE = 480;
const THUMBNAIL = 72;

/** One of several: its choice, and the picture that shows while it is chosen. The first is shown at once. */
const shot = (view: ShopView, { item, imageUrls }: ShopItem, url: string, i: number): Html => {
  const { pictureNamed, pictureOf } = wordsOf(view);
  const places = { name: item.itemName, n: i + 1, total: imageUrls.length };
  const loading = i === 0 ? nothing : html`loading="lazy"`;
  const side = String(THUMBNAIL);
  return html`<input
      class="visually-hidden"
      type="radio"
      name="picture"
      id="picture-${String(i)}"
      ${i === 0 ? html`checked` : nothing}
    />
    <label for="picture-${String(i)}">
      <img src="${url}" alt="${filled(pictureNamed, places)}" width="${side}" height="${side}" loading="lazy" />
    </label>
    <img
      class="shot"
      src="${url}"
      alt="${filled(pictureOf, places)}"
      width="${String(SIDE)}"
      height="${String(SIDE)}"
      ${loading}
    />`;
};

/** The pictures of an item: one large, and where there are several, each to choose, by keys too, without a script. */
export const gallery = (view: ShopView, sold: ShopItem): Html => {
  const { item, imageUrls } = sold;
  const [only, another] = imageUrls;
  const side = String(SIDE);
  if (only === undefined) return html`<div class="gallery"></div>`;
  if (another === undefined)
    return html`<div class="gallery">
      <img src="${only}" alt="${item.itemName}" width="${side}" height="${side}" />
    </div>`;
  return html`<fieldset class="gallery several">
    <legend class="visually-hidden">${wordsOf(view).pictures}</legend>
    ${imageUrls.map((url, i) => shot(view, sold, url, i))}
  </fieldset>`;
};
