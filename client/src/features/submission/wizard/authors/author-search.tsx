import { Button, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { type FormEvent, useId, useState } from 'react';
import { type Author, fullName, MAX_AUTHOR_SEARCH, t } from '@contracts';
import { type AuthorCriteria as Criteria, peopleApi } from '../../api/people-api';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: tokens.spacingHorizontalM,
    gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
    alignItems: 'end',
  },
  heading: { marginBlock: 0, paddingBottom: tokens.spacingVerticalXS },
  found: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalXS,
  },
  who: { flexGrow: 1 },
});

const FIELDS: [keyof Criteria, string][] = [
  ['firstName', t('First name')],
  ['lastName', t('Last name')],
  ['email', t('Email')],
  ['orcid', 'ORCID'],
];

interface Props {
  /** Ids of the current authors. */
  present: readonly string[];
  onAdd(author: Author): Promise<boolean>;
}

/** The fields that are filled in. */
const filledIn = (criteria: Criteria): Criteria =>
  Object.fromEntries(
    Object.entries(criteria)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  );

/** Searches the journal's authors. Enter starts the search, and only filled-in fields are sent (spec part 1, section 2, step 2). */
export function AuthorSearch({ present, onAdd }: Props) {
  const styles = useStyles();
  const heading = useId();
  const [criteria, setCriteria] = useState<Criteria>({});
  const [search, result] = peopleApi.useLazyFindAuthorsQuery();
  const [before, setBefore] = useState(present);
  // The author who was not found has been added since.
  const isOver = result.data?.length === 0 && present.some((id) => !before.includes(id));
  const given = filledIn(criteria);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (Object.keys(given).length === 0) return;
    setBefore(present);
    void search(given);
  };
  return (
    <section aria-labelledby={heading}>
      <Text as="h3" id={heading} size={400} weight="semibold" block className={styles.heading}>
        {t('Find an author')}
      </Text>
      <form className={styles.form} onSubmit={submit} role="search">
        {FIELDS.map(([name, label]) => (
          <Field key={name} label={label}>
            <Input
              maxLength={MAX_AUTHOR_SEARCH}
              value={criteria[name] ?? ''}
              onChange={(_event, data) => setCriteria({ ...criteria, [name]: data.value })}
            />
          </Field>
        ))}
        <Button type="submit" icon={<SearchRegular />} disabled={Object.keys(given).length === 0}>
          {t('Search authors')}
        </Button>
      </form>
      <div aria-live="polite">
        {result.isSuccess && !isOver && <Found found={result.data} present={present} onAdd={onAdd} />}
      </div>
    </section>
  );
}

function Found({ found, present, onAdd }: Props & { found: Author[] }) {
  const styles = useStyles();
  if (found.length === 0) return <Text>{t("No authors found. To add one, use 'New author'.")}</Text>;
  return (
    <ul className={styles.found}>
      {found.map((author) => (
        <li key={author.id} className={styles.row}>
          <Text className={styles.who}>
            <bdi>{[fullName(author), author.institute].filter(Boolean).join(', ')}</bdi>
          </Text>
          <Button
            size="small"
            icon={<AddRegular />}
            disabledFocusable={present.includes(author.id)}
            aria-label={t('Add {name}', { name: fullName(author) })}
            onClick={() => void onAdd(author)}
          >
            {present.includes(author.id) ? t('Added') : t('Add')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
