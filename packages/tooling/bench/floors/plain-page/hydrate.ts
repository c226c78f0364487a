/// <reference lib="dom" />
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PlainPage, type PlainRow } from './plain-page.ts';

const root = document.querySelector('#root');
// the server of the same folder writes it
const rows = JSON.parse(document.querySelector('#rows')?.textContent ?? '[]') as readonly PlainRow[];
if (root) hydrateRoot(root, createElement(PlainPage, { rows }));
