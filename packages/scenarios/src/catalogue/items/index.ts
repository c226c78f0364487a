import type { ItemRow } from '../row.ts';
import { appliances } from './appliances.ts';
import { beauty } from './beauty.ts';
import { books } from './books.ts';
import { clothing } from './clothing.ts';
import { department } from './department.ts';
import { electronics } from './electronics.ts';
import { express } from './express.ts';
import { freshMall } from './fresh.ts';
import { fruit } from './fruit.ts';
import { kids } from './kids.ts';
import { kitchen } from './kitchen.ts';
import { liquor } from './liquor.ts';
import { living } from './living.ts';
import { malls } from './malls.ts';
import { outdoor } from './outdoor.ts';
import { pets } from './pets.ts';
import { plants } from './plants.ts';
import { seafood } from './seafood.ts';
import { shoes } from './shoes.ts';
import { smileDelivery } from './smile-delivery.ts';
import { tickets } from './tickets.ts';
import { used } from './used.ts';

const table = {
  ...fruit,
  ...seafood,
  ...kitchen,
  ...living,
  ...clothing,
  ...shoes,
  ...electronics,
  ...appliances,
  ...beauty,
  ...books,
  ...outdoor,
  ...kids,
  ...pets,
  ...plants,
  ...used,
  ...tickets,
  ...department,
  ...malls,
  ...liquor,
  ...freshMall,
  ...smileDelivery,
  ...express,
};

/** An item, by the name that scenarios use. */
export type ItemName = keyof typeof table;

/** Every item of the demo marketplace. */
export const itemRows: Readonly<Record<ItemName, ItemRow>> = table;
