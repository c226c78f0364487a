/** Text and background, `#rrggbb`. */
export interface Colours {
  readonly textColor: string;
  readonly bgColor: string;
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Returns the contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrastOf = ({ textColor, bgColor }: Colours): number => {
  const [one, other] = [luminance(textColor), luminance(bgColor)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

/** Returns the colours if the text is readable; otherwise uses black or white text, whichever has more contrast. */
export const readableColours = ({ textColor, bgColor }: Colours): Colours => {
  if (contrastOf({ textColor, bgColor }) >= LEAST_CONTRAST) return { textColor, bgColor };
  const [black, white] = [
    { textColor: '#000000', bgColor },
    { textColor: '#ffffff', bgColor },
  ] as const;
  return contrastOf(black) >= contrastOf(white) ? black : white;
};
