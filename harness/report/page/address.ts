// The part of the address after `#`: which page is shown. All state is in it, so that every view can be linked to.

export type Place =
  | { readonly page: 'overview' }
  | { readonly page: 'speed' }
  | { readonly page: 'document'; readonly id: 'cpp' | 'ide' }
  | { readonly page: 'rule'; readonly id: string }
  | { readonly page: 'scenario'; readonly id: string }
  | { readonly page: 'search'; readonly filter: Filter };

/** What is searched for. Empty parts match everything. */
export interface Filter {
  readonly text: string;
  readonly verdict: string;
  readonly section: string;
}

export const noFilter: Filter = { text: '', verdict: '', section: '' };

/** The place that a hash such as `#/rule/cpp.enum.values` names; the overview if it names none. */
export function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [page, ...rest] = path.split('/');
  const id = rest.map(decodeURIComponent).join('/');
  if (page === 'rule' || page === 'scenario') return { page, id };
  if (page === 'document' && (id === 'cpp' || id === 'ide')) return { page, id };
  if (page === 'speed') return { page };
  if (page !== 'search') return { page: 'overview' };
  const words = new URLSearchParams(query);
  const part = (name: string): string => words.get(name) ?? '';
  return { page, filter: { text: part('text'), verdict: part('verdict'), section: part('section') } };
}

/** The hash of a place. */
export function hashOf(place: Place): string {
  switch (place.page) {
    case 'overview':
      return '#/';
    case 'speed':
      return '#/speed';
    case 'search': {
      const words = new URLSearchParams(Object.entries(place.filter).filter(([, value]) => value !== ''));
      return `#/search${words.size > 0 ? `?${words}` : ''}`;
    }
    default:
      return `#/${place.page}/${place.id.split('/').map(encodeURIComponent).join('/')}`;
  }
}
