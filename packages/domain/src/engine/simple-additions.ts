import type { Rule } from '../rule/rule.ts';
import { belowMinimumToAdd, cartIsFull, growingRules } from '../rules/add-pieces.ts';
import type { AddFacts } from '../rules/facts.ts';

/** Rules about adding an item, in evaluation order. */
type AddRules = readonly Rule<AddFacts>[];

/** Rules on adding an item to a simple shop. Its base lacks them, so that a shop without `addItem` does not load them. */
const simpleAdditions: AddRules = [cartIsFull, belowMinimumToAdd, ...growingRules];

/** The rules of a base on adding an item, if it has its own. */
export interface WithAdditions {
  readonly additions?: AddRules;
}

/** Returns the rules of a base on adding an item. */
export const additionsOf = ({ additions = simpleAdditions }: WithAdditions): AddRules => additions;
