import { ACTIVE_FILTERS, ARTICLE_STATUSES, type ArticleFilters, type ArticleStatus } from '@contracts';

/** Filters and their parameters in the address. They are the same in each language, so that an address can be sent to other people. */
const NAMES = [
  ['q', 'q'],
  ['title', 'title'],
  ['keyword', 'keyword'],
  ['authorId', 'author'],
  ['articleId', 'number'],
  ['associateEditorId', 'associate'],
  ['uploadUserId', 'uploader'],
  ['dateFrom', 'from'],
  ['dateTo', 'to'],
  ['asOf', 'as-of'],
] as const;

const isStatus = (text: string): text is ArticleStatus => (ARTICLE_STATUSES as readonly string[]).includes(text);

/** The filters of an address; invalid values are skipped. */
export function filtersFrom(get: (name: string) => string): ArticleFilters {
  const texts = NAMES.flatMap(([filter, name]) => {
    const value = get(name).trim();
    return value === '' ? [] : [[filter, value]];
  });
  const typeId = Number(get('type'));
  const active = ACTIVE_FILTERS.find((choice) => choice === get('active'));
  const statusList = get('status').split(',').filter(isStatus);
  return {
    ...(Object.fromEntries(texts) as ArticleFilters),
    ...(Number.isInteger(typeId) && typeId > 0 ? { typeId } : {}),
    ...(active && active !== 'all' ? { active } : {}),
    ...(get('late') !== '' ? { late: true } : {}),
    ...(active === 'custom' && statusList.length > 0 ? { statusList } : {}),
  };
}

/** The filters as address parameters; an empty text removes a parameter. */
export function addressOf(filters: ArticleFilters): Record<string, string> {
  const texts = NAMES.map(([filter, name]) => [name, filters[filter]?.trim() ?? ''] as const);
  const { typeId, active = 'all', statusList = [] } = filters;
  return {
    ...Object.fromEntries(texts),
    type: typeId === undefined ? '' : String(typeId),
    active: active === 'all' ? '' : active,
    late: filters.late ? 'yes' : '',
    status: active === 'custom' ? statusList.join(',') : '',
  };
}

/** The address of a search as a link. */
export function searchPath(filters: ArticleFilters, sort: string): string {
  const all = Object.entries({ ...addressOf(filters), sort }).filter(([, value]) => value !== '');
  return `/searchManuscripts?${new URLSearchParams(all).toString()}`;
}
