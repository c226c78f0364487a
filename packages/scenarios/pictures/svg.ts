const SIDE = 200;
const SHARE = 0.62;

/** SVG markup on a square grid of `size`, without background. */
export type Drawing = { readonly body: string; readonly size: number };

const short = (text: string): string => String(Number(Number(text).toFixed(2))).replace(/^(-?)0\./, '$1.');

/** Paths may omit the space between numbers (`5.5.999`); rounding then requires one. */
const roundList = (list: string): string =>
  list.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (long: string, at: number) => {
    const number = short(long);
    return /[\d.]/.test(list.charAt(at - 1)) && !number.startsWith('-') ? ` ${number}` : number;
  });

const geometry = /\b(d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|points|stroke-width)="([^"]*)"/g;

/** Rounds lengths and paths to two decimals; transforms stay exact, because their errors grow. */
export const rounded = (body: string): string =>
  body.replace(geometry, (_, name: string, value: string) => `${name}="${roundList(value)}"`);

/** Prefixes all ids, so that pictures in one page do not share gradients. */
export const withOwnIds = (body: string, prefix: string): string => {
  const ids = [...new Set([...body.matchAll(/\bid="([^"]+)"/g)].map((found) => found[1] ?? ''))];
  const own = new Map(ids.map((id, index) => [id, `${prefix}-${index}`]));
  const swap = (id: string): string => own.get(id) ?? id;
  return body
    .replace(/\bid="([^"]+)"/g, (_, id: string) => `id="${swap(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${swap(id)})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${swap(id)}"`);
};

/** Returns a complete SVG file: the drawing at 62 % size, centred on a tinted square. */
export const picture = (name: string, drawing: Drawing, ground: string): string => {
  const scale = Number(((SIDE * SHARE) / drawing.size).toFixed(4));
  const edge = (SIDE * (1 - SHARE)) / 2;
  const body = rounded(withOwnIds(drawing.body, name));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<path fill="${ground}" d="M0 0h${SIDE}v${SIDE}H0z"/>` +
    `<g transform="translate(${edge} ${edge})scale(${scale})">${body}</g></svg>\n`
  );
};
