// The bar above every page: the subject, the two documents, the search field.

import { useEffect, useRef } from 'preact/hooks';
import { hashOf, noFilter, type Place } from './address';
import type { Report } from './data';

export function TopBar({ report, place }: { report: Report; place: Place }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  const filter = place.page === 'search' ? place.filter : noFilter;
  const search = (text: string) => {
    const hash = hashOf({ page: 'search', filter: { ...filter, text } });
    if (place.page === 'search') {
      // One step back leaves the search, not each letter of it.
      history.replaceState(null, '', hash);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    } else location.hash = hash;
  };
  const here = (current: boolean) => (current ? { 'aria-current': 'page' as const } : {});
  return (
    <header class="top">
      <button type="button" class="skip" onClick={skip}>
        Skip to content
      </button>
      <nav aria-label="Report">
        <a class="home" href={hashOf({ page: 'overview' })} {...here(place.page === 'overview')}>
          {report.subject}
        </a>
        {report.documents
          .filter(({ sections }) => sections.length > 0)
          .map(({ id, title }) => (
            <a key={id} href={hashOf({ page: 'document', id })} {...here(place.page === 'document' && place.id === id)}>
              {title}
            </a>
          ))}
        {report.bench && (
          <a href={hashOf({ page: 'speed' })} {...here(place.page === 'speed')}>
            Speed
          </a>
        )}
      </nav>
      <search>
        <label class="hidden" for="search">
          Search rules and scenarios
        </label>
        <input
          id="search"
          ref={field}
          type="search"
          placeholder="Search ( / )"
          value={filter.text}
          onInput={({ currentTarget }) => search(currentTarget.value)}
        />
      </search>
    </header>
  );
}

/** Focuses the page's content; the hash is in use for places. */
function skip(): void {
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
