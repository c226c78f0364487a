/// <reference lib="dom" />
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { PlainPage, type PlainRow } from './plain-page.ts';

const root = document.querySelector('#root');
const answer = await fetch('/rows.json');
// the server of the same folder writes it
const rows = (await answer.json()) as readonly PlainRow[];
if (root) createRoot(root).render(createElement(PlainPage, { rows }));
