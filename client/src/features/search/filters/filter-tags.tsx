import { makeStyles, Tag, TagGroup, tokens } from '@fluentui/react-components';
import { ARTICLE_TYPES, type ArticleFilters, type PersonName, STATUS_LABELS, t } from '@contracts';
import { dayText } from '../../../shared/dates/days';
import { searchApi } from '../search-api';
import type { Chosen } from './filter-fields';

const useStyles = makeStyles({ tags: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS } });

type Name = Exclude<keyof ArticleFilters, 'q'>;
type Names = Partial<Record<Name, string>>;

const nameOf = (person: PersonName | null | undefined): string =>
  person ? `${person.firstName} ${person.lastName}` : t('selected person');

/** The set filters as text, except the search words. */
function inWords(filters: ArticleFilters, chosen: Chosen | undefined, associates: readonly PersonName[] = []): Names {
  const { title, keyword, articleId, typeId, authorId, uploadUserId, associateEditorId } = filters;
  const { dateFrom, dateTo, asOf, late, active, statusList = [] } = filters;
  const type = ARTICLE_TYPES.find(({ id }) => id === typeId)?.name;
  const holder = associates.find(({ id }) => id === associateEditorId);
  return {
    ...(title && { title: t('Title: {title}', { title }) }),
    ...(keyword && { keyword: t('Keyword: {keyword}', { keyword }) }),
    ...(articleId && { articleId: t('Number: {number}', { number: articleId }) }),
    ...(typeId !== undefined && { typeId: t('Type: {type}', { type: type ?? typeId }) }),
    ...(authorId && { authorId: t('Author: {name}', { name: nameOf(chosen?.author) }) }),
    ...(uploadUserId && { uploadUserId: t('Uploaded by: {name}', { name: nameOf(chosen?.uploadUser) }) }),
    ...(associateEditorId && { associateEditorId: t('Associate editor: {name}', { name: nameOf(holder) }) }),
    ...(dateFrom && { dateFrom: t('From {date}', { date: dayText(dateFrom) || dateFrom }) }),
    ...(dateTo && { dateTo: t('Until {date}', { date: dayText(dateTo) || dateTo }) }),
    ...(asOf && { asOf: t('As of {date}', { date: dayText(asOf) || asOf }) }),
    ...(late && { late: t('Late') }),
    ...(active === 'active' && { active: t('Active') }),
    ...(active === 'inactive' && { active: t('Inactive') }),
    ...(active === 'custom' && {
      active: statusList.map((status) => STATUS_LABELS[status].label).join(', ') || t('No status'),
    }),
  };
}

interface FilterTagsProps {
  filters: ArticleFilters;
  chosen: Chosen | undefined;
  /** Called with the filters without the removed one, to search again. */
  onRemove(filters: ArticleFilters): void;
}

/** The filters of a search, each with a button that removes it. Nothing for a search by words only. */
export function FilterTags({ filters, chosen, onRemove }: FilterTagsProps) {
  const { data: associates } = searchApi.useAssociateNamesQuery(undefined, { skip: !filters.associateEditorId });
  const words = Object.entries(inWords(filters, chosen, associates));
  const styles = useStyles();
  if (words.length === 0) return null;
  return (
    <TagGroup
      className={styles.tags}
      size="small"
      dismissible
      aria-label={t('Filters of this search')}
      onDismiss={(_event, { value }) => {
        const { [value as Name]: _removed, ...rest } = filters;
        onRemove(rest);
      }}
    >
      {words.map(([name, text]) => (
        <Tag key={name} value={name} dismissIcon={{ 'aria-label': t('remove') }}>
          {text}
        </Tag>
      ))}
    </TagGroup>
  );
}
