/** The colour that a system colour has now. */
const usedColour = (name: string): string => {
  const probe = document.createElement('span');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const isTransparent = (colour: string): boolean => /^rgba\(.+, 0\)$/u.test(colour);

/** The nearest background of an element that is not transparent. */
const groundOf = (element: Element, canvas: string): string => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return canvas;
};

const describe = (element: Element): string =>
  `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`;

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

const DISABLED =
  ':is(:disabled, [aria-disabled="true"]):is(button, select, textarea, input:not([type="checkbox"], [type="radio"]))';

/** True if the label and the drawn icon of a control are gray. */
const isGray = (control: Element, gray: string): boolean => {
  const { content, clipPath, backgroundColor } = getComputedStyle(control, '::before');
  const hasIcon = content !== 'none' && clipPath !== 'none';
  return getComputedStyle(control).color === gray && (!hasIcon || backgroundColor === gray);
};

/** Lists disabled controls with a label or icon that does not look disabled, as everywhere in forced colours (`GrayText`). */
const findEnabledLook = (root: ParentNode, gray: string): readonly string[] =>
  Array.from(root.querySelectorAll(DISABLED))
    .filter((control) => isShown(control) && !isGray(control, gray))
    .map((control) => `disabled, but not GrayText: ${describe(control)}`);

/** Lists icons drawn by a mask or a clip whose colour equals their background. */
const findLostIcons = (root: ParentNode, canvas: string): readonly string[] =>
  Array.from(root.querySelectorAll('*')).flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const { content, backgroundColor, maskImage, clipPath, display } = getComputedStyle(element, part);
      if (part !== undefined && (content === 'none' || display === 'none')) return [];
      if (maskImage === 'none' && !clipPath.startsWith('polygon')) return [];
      const ground = groundOf(part === undefined ? (element.parentElement ?? element) : element, canvas);
      return isShown(element) && (isTransparent(backgroundColor) || backgroundColor === ground)
        ? [`icon without contrast: ${describe(element)} ${part ?? ''}`]
        : [];
    }),
  );

/** Lists the parts that are invisible in forced colours. The mode must be active. */
export const findForcedColourFaults = (root: ParentNode): readonly string[] => [
  ...findEnabledLook(root, usedColour('GrayText')),
  ...findLostIcons(root, usedColour('Canvas')),
];

const FORCED = '(forced-colors: active)';
const ALWAYS = 'all and (min-width: 0)';

const mediaRulesOf = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): readonly CSSMediaRule[] =>
  Array.from(cssRules).flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesOf(rule) : []),
  ]);

/** Applies the rules for forced colours as if the mode was active, or as usual. A page cannot activate the mode itself. */
export const applyForcedRules = ({ styleSheets }: Document, isForced: boolean): void => {
  const [from, to] = isForced ? [FORCED, ALWAYS] : [ALWAYS, FORCED];
  for (const { media } of Array.from(styleSheets).flatMap(mediaRulesOf))
    if (media.mediaText === from) media.mediaText = to;
};
