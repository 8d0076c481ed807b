import { Checkbox, Field, Input, Select } from '@fluentui/react-components';
import { ARTICLE_TYPES, type ArticleFilters, type FoundArticles, MAX_SEARCH_TEXT, t } from '@contracts';
import { DateField } from '../../../shared/dates/date-field';
import { FieldRow } from '../../../shared/forms/field-row';
import { searchApi } from '../search-api';
import { PersonFilter } from './person-filter';
import { StatusFilter } from './status-filter';

export type Chosen = FoundArticles['chosen'];

interface FilterFieldsProps {
  values: ArticleFilters;
  chosen: Chosen | undefined;
  onChange: (changes: ArticleFilters) => void;
}

// Sends the query only once something is typed.
const useAuthors = (q: string) => searchApi.useAuthorsByNameQuery(q, { skip: q === '' }).data;
const useUploaders = (q: string) => searchApi.useUploadersQuery(q).data;

/** Every filter of spec part 2, '/searchManuscripts'. */
export function FilterFields({ values, chosen, onChange }: FilterFieldsProps) {
  return (
    <>
      <FieldRow>
        <TextFilter label={t('Title')} value={values.title} onChange={(title) => onChange({ title })} />
        <TextFilter label={t('Keyword')} value={values.keyword} onChange={(keyword) => onChange({ keyword })} />
        <TextFilter
          label={t('Article number')}
          placeholder="2026-15"
          value={values.articleId}
          onChange={(articleId) => onChange({ articleId })}
        />
        <TypeFilter value={values.typeId} onChange={(typeId) => onChange({ typeId })} />
      </FieldRow>
      <PeopleFilters values={values} chosen={chosen} onChange={onChange} />
      <DayFilters values={values} onChange={onChange} />
      <Checkbox
        label={t('Only manuscripts for which somebody is late')}
        checked={values.late === true}
        onChange={(_event, { checked }) => onChange({ late: checked === true ? true : undefined })}
      />
      <StatusFilter active={values.active ?? 'all'} statusList={values.statusList ?? []} onChange={onChange} />
    </>
  );
}

function DayFilters({ values, onChange }: Omit<FilterFieldsProps, 'chosen'>) {
  return (
    <FieldRow>
      <DateField
        label={t('Submitted from')}
        value={values.dateFrom ?? ''}
        onChange={(dateFrom) => onChange({ dateFrom })}
      />
      <DateField label={t('Submitted until')} value={values.dateTo ?? ''} onChange={(dateTo) => onChange({ dateTo })} />
      <DateField
        label={t('As of')}
        hint={t('Status and revision at the end of that day')}
        value={values.asOf ?? ''}
        onChange={(asOf) => onChange({ asOf })}
      />
    </FieldRow>
  );
}

function PeopleFilters({ values, chosen, onChange }: FilterFieldsProps) {
  return (
    <FieldRow>
      <PersonFilter
        label={t('Author')}
        chosen={values.authorId ?? ''}
        known={chosen?.author}
        usePeople={useAuthors}
        onChoose={(authorId) => onChange({ authorId })}
      />
      <PersonFilter
        label={t('Uploaded by')}
        chosen={values.uploadUserId ?? ''}
        known={chosen?.uploadUser}
        usePeople={useUploaders}
        onChoose={(uploadUserId) => onChange({ uploadUserId })}
      />
      <AssociateFilter
        value={values.associateEditorId}
        onChange={(associateEditorId) => onChange({ associateEditorId })}
      />
    </FieldRow>
  );
}

interface TextFilterProps {
  label: string;
  value: string | undefined;
  placeholder?: string;
  onChange: (value: string) => void;
}

const TextFilter = ({ label, value = '', placeholder, onChange }: TextFilterProps) => (
  <Field label={label}>
    <Input
      value={value}
      maxLength={MAX_SEARCH_TEXT}
      placeholder={placeholder}
      onChange={(_event, data) => onChange(data.value)}
    />
  </Field>
);

function TypeFilter({ value, onChange }: { value?: number; onChange: (value: number | undefined) => void }) {
  return (
    <Field label={t('Type')}>
      <Select
        value={value === undefined ? '' : String(value)}
        onChange={(_event, data) => onChange(data.value === '' ? undefined : Number(data.value))}
      >
        <option value="">{t('Any')}</option>
        {ARTICLE_TYPES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function AssociateFilter({ value = '', onChange }: { value?: string; onChange: (value: string) => void }) {
  const { data: people } = searchApi.useAssociateNamesQuery();
  return (
    <Field label={t('Associate editor')} hint={t('Current or former')}>
      <Select value={people ? value : ''} onChange={(_event, data) => onChange(data.value)}>
        <option value="">{t('Anyone')}</option>
        {people?.map(({ id, firstName, lastName }) => (
          <option key={id} value={id}>
            {firstName} {lastName}
          </option>
        ))}
      </Select>
    </Field>
  );
}
