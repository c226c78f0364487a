import {
  chosenUnits,
  transition,
  type CartState,
  type CartUnitId,
  type Command,
  type DeletePlace,
} from '@baguni/domain';
import { Announcer, dispatchTo, LayerStore, ToastStore, type After } from '@baguni/presentation';
import { useState, type ReactNode } from 'react';
import { pageOverlays, type PageOverlays } from '../overlays/page-overlays.ts';
import type { PageParts } from '../overlays/page-parts.ts';
import { pagePartsAtHand } from './parts-at-hand.ts';
import { StoreContext, useStore, type PageStore } from '../context/store.ts';
import { CartPage } from '../pages/CartPage/CartPage.tsx';
import { isStoryStore, type StoryStore } from './story-store.ts';

const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** The overlays of a story's page, with the stores that a story fills. */
export interface StoryOverlays {
  readonly overlays: PageOverlays;
  readonly layers: LayerStore;
  readonly toasts: ToastStore;
  readonly announcer: Announcer;
}

/** Layers, toasts and announcements of a story's page; nothing is open yet. */
export const storyOverlays = ({ views }: PageStore, parts: PageParts = pagePartsAtHand): StoryOverlays => {
  const { context } = views;
  const [layers, toasts, announcer] = [new LayerStore(after), new ToastStore(after), new Announcer(context, after)];
  return {
    layers,
    toasts,
    announcer,
    overlays: pageOverlays({ layers, toasts, announcer, words: context.words }, parts),
  };
};

interface Deletion {
  readonly cartUnitIds: readonly CartUnitId[];
  readonly place: DeletePlace;
}

const deletionOf = (command: Command, state: CartState): Deletion | undefined => {
  if (command.type === 'DeleteUnits') return command;
  if (command.type !== 'DeleteSelected') return undefined;
  return { cartUnitIds: chosenUnits(state).map(({ cartUnitId }) => cartUnitId), place: 'Toolbar' };
};

/** A page whose deletions ask first and then happen, as they do with a server behind it. */
const askingBeforeDeletion = (page: StoryStore, { layers, announcer }: StoryOverlays): PageStore => {
  const { store, views } = page;
  const ask = ({ cartUnitIds, place }: Deletion): void => {
    layers.add({ type: 'Confirm', detail: { type: 'Delete', place, cartUnitIds } }, (isSure) => {
      const cartVersion = store.state.cartVersion + 1;
      const deleted = transition(store.state, { type: 'UnitsDeleted', cartUnitIds, cartVersion });
      if (isSure) dispatchTo(store, announcer)(deleted);
    });
  };
  const send = (command: Command): void => {
    page.send(command);
    const deletion = deletionOf(command, store.state);
    if (deletion) ask(deletion);
  };
  return { views, send };
};

interface StoryCartPageProps {
  /** Opens what shall be open when the story begins. */
  readonly prepare?: (story: StoryOverlays) => void;
}

/** The cart page over the store that the story stands in. */
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
