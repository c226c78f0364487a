import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { serveBare } from './bare-server.ts';

const db = new DatabaseSync(process.env['DATABASE_FILE'] ?? ':memory:');
db.exec(`pragma journal_mode = wal;
  pragma synchronous = full;
  create table if not exists cart (id integer primary key, quantity integer, version integer, unit text, answer text)`);
const put = db.prepare('insert or ignore into cart values (?, 1, 1, ?, ?)');
const read = db.prepare('select answer from cart where id = ?');
const set = db.prepare('update cart set quantity = ?, version = version + 1 where id = ? returning unit');
await serveBare({
  put: (cart, answer, unit) => put.run(cart, unit, answer),
  read: (cart) => String(read.get(cart)?.['answer']),
  set: (cart, quantity) => String(set.get(quantity, cart)?.['unit']),
});
