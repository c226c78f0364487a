/**
 * Lets the arrow of the header that would go home go back in history, also before the page listens. Layers have entries
 * of their own (`back-key.ts`). Without a previous page, e.g. in a new tab, the link is followed.
 */
export const goBack = (press: Pick<Event, 'target' | 'preventDefault'>): void => {
  if (!(press.target instanceof Element) || !press.target.closest('[data-goes-back=true]')) return;
  const layers = Number(Reflect.get(new Object(history.state), 'layers') ?? 0);
  if (history.length - layers < 2) return;
  press.preventDefault();
  history.back();
};
