import { type Command, type DeletePlace, type Session, type Shopper, transition } from '@baguni/use-cases';
import { type CartUnitId, chosenUnits } from '@baguni/domain/internal';
import { type After, dispatchTo, LateLayers, ToastStore } from '@baguni/presentation';
import { type ReactNode, useState } from 'react';
import {
  type OverlaysPart,
  type PageChunks,
  pageOverlays,
  type PageOverlays,
  pageParts,
} from '../cart/Layers/page-overlays.tsx';
import { loadedChunks } from './chunks.ts';
import { noParts } from './page-views.ts';
import { type PageStore, StoreContext, useStore } from '../lib/store.ts';
import { CartPage } from '../cart/CartPage/CartPage.tsx';
import { isStoryStore, type StoryStore } from './story-store.ts';

const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

export interface StoryOverlays {
  readonly overlays: PageOverlays;
  readonly shopper: Shopper;
  readonly toasts: ToastStore;
  readonly hear: LateLayers<OverlaysPart>['hear'];
}

/** Overlays of a story page, initially empty. */
export const storyOverlays = (page: PageStore, chunks: PageChunks = loadedChunks): StoryOverlays => {
  const { context } = page.views;
  const parts = isStoryStore(page) ? pageParts(chunks, page.store, context) : noParts;
  const deps = { context, after, toasts: new ToastStore(after) };
  const late = new LateLayers(parts.overlays, deps);
  late.load().catch(() => undefined);
  return {
    shopper: late.shopper,
    hear: (event, state) => late.hear(event, state),
    toasts: deps.toasts,
    overlays: pageOverlays(late, deps, parts, isStoryStore(page) ? page.store : { state: { extras: {} } }),
  };
};

interface Deletion {
  readonly cartUnitIds: readonly CartUnitId[];
  readonly place: DeletePlace;
}

const deletionOf = (command: Command, state: Session): Deletion | undefined => {
  if (command.type === 'DeleteUnits') return command;
  if (command.type !== 'DeleteSelected') return undefined;
  return { cartUnitIds: chosenUnits(state.cart).map(({ cartUnitId }) => cartUnitId), place: 'Toolbar' };
};

const askingBeforeDeletion = (page: StoryStore, { shopper, hear }: StoryOverlays): PageStore => {
  const { store, views } = page;
  const ask = async ({ cartUnitIds, place }: Deletion): Promise<void> => {
    const units = store.state.cart.units.filter((unit) => cartUnitIds.includes(unit.cartUnitId));
    const isSure = await shopper.confirm({ type: 'Delete', place, units })();
    const cartVersion = store.state.cartVersion + 1;
    if (isSure)
      dispatchTo(store, { hear })(transition(store.state, { type: 'UnitsDeleted', cartUnitIds, cartVersion }));
  };
  const send = (command: Command): void => {
    page.send(command);
    const deletion = deletionOf(command, store.state);
    if (deletion) void ask(deletion);
  };
  return { views, send };
};

interface StoryCartPageProps {
  readonly prepare?: (story: StoryOverlays) => void;
}

export function StoryCartPage({ prepare }: StoryCartPageProps): ReactNode {
  const around = useStore();
  const [{ overlays, store }] = useState(() => {
    const story = storyOverlays(around);
    prepare?.(story);
    return { ...story, store: isStoryStore(around) ? askingBeforeDeletion(around, story) : around };
  });
  return (
    <StoreContext value={store}>
      <CartPage overlays={overlays} />
    </StoreContext>
  );
}
