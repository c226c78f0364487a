// oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-return -- sent to browsers as it is, without types
// Search and try-it of the API reference. Responses are printed as text, never as markup.
{
  const MAX_RESULTS = 8;

  const element = (name, text, attributes = {}) => {
    const created = Object.assign(document.createElement(name), attributes);
    created.textContent = text;
    return created;
  };

  let entries;
  const readEntries = () => {
    entries ??= fetch('/docs/search.json').then((response) => response.json());
    return entries;
  };

  // a title that starts with the text comes first, then a title that contains it
  const rank = ({ title }, text) => {
    const at = title.toLowerCase().indexOf(text);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };

  const findEntries = (all, text) => {
    const words = text.split(/\s+/u);
    return all
      .filter(({ title, detail, words: more }) => {
        const searched = `${title} ${detail} ${more}`.toLowerCase();
        return words.every((word) => searched.includes(word));
      })
      .toSorted((a, b) => rank(a, text) - rank(b, text));
  };

  const resultList = (kind, found) => {
    const section = element('section', '');
    const list = element('ul', '');
    for (const { title, detail, href } of found.slice(0, MAX_RESULTS)) {
      const row = element('li', '');
      row.append(element('a', title, { href }), element('span', detail));
      list.append(row);
    }
    const more = found.length > MAX_RESULTS ? `: the first ${MAX_RESULTS} of ${found.length}` : '';
    section.append(element('h2', kind + more), list);
    return section;
  };

  const showResults = async () => {
    const [count, results] = document.querySelectorAll('search .count, search .found');
    const input = document.querySelector('#search');
    const text = input.value.trim().toLowerCase();
    const found = text === '' ? [] : findEntries(await readEntries(), text);
    // a later input has its own results
    if (input.value.trim().toLowerCase() !== text) return;
    count.textContent = text === '' ? '' : found.length === 1 ? '1 result' : `${found.length} results`;
    const kinds = [...new Set(found.map(({ kind }) => kind))];
    results.replaceChildren(
      ...kinds.map((kind) =>
        resultList(
          kind,
          found.filter((entry) => entry.kind === kind),
        ),
      ),
    );
  };

  const moveFocus = (event) => {
    const places = [...document.querySelectorAll('#search, search .found a')];
    const at = places.indexOf(document.activeElement);
    const next = places[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at === -1 || !next) return;
    event.preventDefault();
    next.focus();
  };

  const onKey = (event) => {
    const input = document.querySelector('#search');
    const isTyping = event.target.closest('input, textarea');
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
    } else if (event.key === 'Escape' && event.target.closest('search')) {
      input.value = '';
      input.focus();
      void showResults();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event);
    else if (event.key === 'Enter' && event.target === input) document.querySelector('search .found a')?.click();
    else if (event.key === 'Enter' && event.ctrlKey) event.target.closest('.try')?.querySelector('button').click();
  };

  const SHOWN_HEADERS = ['content-type', 'content-disposition', 'x-request-id', 'retry-after', 'ratelimit-remaining'];

  const printed = (body) => {
    try {
      return JSON.stringify(JSON.parse(body), null, 2);
    } catch {
      return body;
    }
  };

  /** Links the result code of a refusal to its page. */
  const linkCode = async (body, answer) => {
    const code = /"resultCode":\s*"([^"]+)"/u.exec(body)?.[1];
    const entry = (await readEntries()).find(({ kind, title }) => kind === 'Error codes' && title === code);
    if (!entry) return;
    const line = element('p', 'Error code: ');
    line.append(element('a', code, { href: entry.href }));
    answer.firstChild.after(line);
  };

  const send = async (block) => {
    const answer = block.querySelector('.answer');
    const button = block.querySelector('button');
    const { method, address, write, form } = block.dataset;
    const headers = { 'X-Baguni-Client': '1', 'X-Baguni-Language': 'en' };
    if (method !== 'GET' && form === undefined) headers['Content-Type'] = 'application/json';
    if (write !== undefined) headers['Idempotency-Key'] = crypto.randomUUID();
    button.disabled = true;
    try {
      const start = performance.now();
      const value = block.querySelector('textarea')?.value ?? (method === 'GET' ? undefined : '{}');
      // the browser adds the content type of a form
      const body = form === undefined ? value : new URLSearchParams(JSON.parse(value));
      const response = await fetch(address, { method, headers, body });
      const isFile = response.headers.has('content-disposition');
      const text = isFile ? `${(await response.blob()).size} bytes` : await response.text();
      const shown = SHOWN_HEADERS.filter((name) => response.headers.has(name));
      const status = `${response.status} ${response.statusText}`.trim();
      answer.replaceChildren(
        element('p', `${status}, ${Math.round(performance.now() - start)} ms`, { className: 'status' }),
        element('p', shown.map((name) => `${name}: ${response.headers.get(name)}`).join('\n'), { className: 'sent' }),
        element('pre', printed(text), { tabIndex: 0, role: 'region', ariaLabel: `${address}: response` }),
      );
      await linkCode(text, answer);
    } catch {
      answer.replaceChildren(element('p', 'The server did not answer.', { className: 'status' }));
    } finally {
      button.disabled = false;
    }
  };

  /** Opens the details of the call in the address. */
  const openTarget = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    target?.closest('section')?.querySelector('details')?.setAttribute('open', '');
  };

  addEventListener('keydown', onKey);
  addEventListener('hashchange', openTarget);
  addEventListener('DOMContentLoaded', () => {
    openTarget();
    document.querySelector('search').hidden = false;
    document.querySelector('#search').addEventListener('input', () => void showResults());
    for (const block of document.querySelectorAll('.try'))
      block.querySelector('button').addEventListener('click', () => void send(block));
  });
}
