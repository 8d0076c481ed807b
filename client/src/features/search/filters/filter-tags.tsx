import { makeStyles, Tag, TagGroup, tokens } from '@fluentui/react-components';
import { ARTICLE_TYPES, type ArticleFilters, type PersonName, STATUS_LABELS } from '@contracts';
import { dayText } from '../../../shared/dates/days';
import { searchApi } from '../search-api';
import type { Chosen } from './filter-fields';

const useStyles = makeStyles({ tags: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS } });

type Name = Exclude<keyof ArticleFilters, 'q'>;
type Names = Partial<Record<Name, string>>;

const nameOf = (person: PersonName | null | undefined): string =>
  person ? `${person.firstName} ${person.lastName}` : 'selected person';

/** Each filter that is set but the words, in words. */
function inWords(filters: ArticleFilters, chosen: Chosen | undefined, associates: readonly PersonName[] = []): Names {
  const { title, keyword, articleId, typeId, authorId, uploadUserId, associateEditorId } = filters;
  const { dateFrom, dateTo, late, active, statusList = [] } = filters;
  const type = ARTICLE_TYPES.find(({ id }) => id === typeId)?.name;
  const holder = associates.find(({ id }) => id === associateEditorId);
  return {
    ...(title && { title: `Title: ${title}` }),
    ...(keyword && { keyword: `Keyword: ${keyword}` }),
    ...(articleId && { articleId: `Number: ${articleId}` }),
    ...(typeId !== undefined && { typeId: `Type: ${type ?? typeId}` }),
    ...(authorId && { authorId: `Author: ${nameOf(chosen?.author)}` }),
    ...(uploadUserId && { uploadUserId: `Uploaded by: ${nameOf(chosen?.uploadUser)}` }),
    ...(associateEditorId && { associateEditorId: `Associate editor: ${nameOf(holder)}` }),
    ...(dateFrom && { dateFrom: `From ${dayText(dateFrom) || dateFrom}` }),
    ...(dateTo && { dateTo: `Until ${dayText(dateTo) || dateTo}` }),
    ...(late && { late: 'Late' }),
    ...(active === 'active' && { active: 'Active' }),
    ...(active === 'inactive' && { active: 'Inactive' }),
    ...(active === 'custom' && {
      active: statusList.map((status) => STATUS_LABELS[status].label).join(', ') || 'No status',
    }),
  };
}

interface FilterTagsProps {
  filters: ArticleFilters;
  chosen: Chosen | undefined;
  /** Searches again without one of them. */
  onRemove(filters: ArticleFilters): void;
}

/** What a search is narrowed by, each with a button that removes it; nothing for a search by words only. */
export function FilterTags({ filters, chosen, onRemove }: FilterTagsProps) {
  const { data: associates } = searchApi.useAssociateNamesQuery();
  const words = Object.entries(inWords(filters, chosen, associates));
  const styles = useStyles();
  if (words.length === 0) return null;
  return (
    <TagGroup
      className={styles.tags}
      size="small"
      dismissible
      aria-label="Filters of this search"
      onDismiss={(_event, { value }) => {
        const { [value as Name]: _removed, ...rest } = filters;
        onRemove(rest);
      }}
    >
      {words.map(([name, text]) => (
        <Tag key={name} value={name} dismissIcon={{ 'aria-label': 'remove' }}>
          {text}
        </Tag>
      ))}
    </TagGroup>
  );
}
