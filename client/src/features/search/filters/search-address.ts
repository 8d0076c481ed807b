import { ACTIVE_FILTERS, ARTICLE_STATUSES, type ArticleFilters, type ArticleStatus, t } from '@contracts';

/** Filter -> parameter name in the address. */
const NAMES = {
  q: 'q',
  title: t('title'),
  keyword: 'keyword',
  authorId: 'author',
  articleId: 'number',
  associateEditorId: 'associate',
  uploadUserId: 'uploader',
  dateFrom: 'from',
  dateTo: 'to',
  asOf: 'as-of',
} as const;

const isStatus = (text: string): text is ArticleStatus => (ARTICLE_STATUSES as readonly string[]).includes(text);

/** The filters of an address; invalid values are skipped. */
export function filtersFrom(get: (name: string) => string): ArticleFilters {
  const texts = Object.entries(NAMES).flatMap(([filter, name]) => {
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
  const texts = Object.entries(NAMES).map(([filter, name]) => {
    const value = filters[filter as keyof typeof NAMES];
    return [name, value?.trim() ?? ''] as const;
  });
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
