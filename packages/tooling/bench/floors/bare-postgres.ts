import process from 'node:process';
import pg from 'pg';
import { serveBare } from './bare-server.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
await pool.query(`create table if not exists bare_cart
  (id bigint primary key, quantity integer, version integer, unit text, answer text)`);
const put = 'insert into bare_cart values ($1, 1, 1, $2, $3) on conflict do nothing';
const read = { name: 'read', text: 'select answer from bare_cart where id = $1' };
const set = {
  name: 'set',
  text: 'update bare_cart set quantity = $2, version = version + 1 where id = $1 returning unit',
};
await serveBare({
  put: (cart, answer, unit) => pool.query(put, [cart, unit, answer]),
  read: async (cart) => (await pool.query<{ answer: string }>({ ...read, values: [cart] })).rows[0]?.answer ?? '',
  set: async (cart, quantity) =>
    (await pool.query<{ unit: string }>({ ...set, values: [cart, quantity] })).rows[0]?.unit ?? '',
});
