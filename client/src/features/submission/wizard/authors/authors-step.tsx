import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add';
import { useState } from 'react';
import { type ArticleView, type Author, t } from '@contracts';
import { AuthorDialog } from './author-dialog';
import { AuthorList } from './author-list';
import { AuthorSearch } from './author-search';
import { ImportAuthors } from './import/import-authors';
import { NOT_ADDED } from './not-added';
import { useAuthorIds } from './use-author-ids';

const useStyles = makeStyles({
  step: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, maxWidth: '48rem' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface Props {
  article: ArticleView;
  /** Message to show; empty until the person first tries to continue. */
  message: string | undefined;
  /**
   * Sends the complete list of authors in its new order, and those whose entries were just saved. Resolves to false if it could not be
   * saved.
   */
  setAuthors(ids: string[], changed: string[]): Promise<boolean>;
  /** True if the server refused the authors of the last list, not if it could not be reached. */
  isRefused(): boolean;
}

const idsOf = (authors: readonly Author[]): string[] => authors.map(({ id }) => id);

const withAll =
  (added: readonly string[]) =>
  (before: readonly string[]): string[] => [...new Set([...before, ...added])];

/** The author stands in the place of that entry, or at the end if it is not in the list. */
const withAuthor =
  (id: string, place: string) =>
  (before: readonly string[]): string[] =>
    withAll([id])(before.map((one) => (one === place ? id : one)));

/** Step 2: the authors in the order of publication (spec part 1, section 2). */
export function AuthorsStep({ article, message, setAuthors, isRefused }: Props) {
  const styles = useStyles();
  const [dialog, setDialog] = useState<{ author: Author | null } | null>(null);
  const authors = article.articleAuthors;
  const { ids, change } = useAuthorIds(idsOf(authors), setAuthors);
  const add = (author: Author): Promise<boolean> => change(withAll([author.id]));
  const addSaved = (added: Author[]): Promise<boolean> => change(withAll(idsOf(added)), idsOf(added));
  const saved = async (author: Author): Promise<void> => {
    // A changed entry that others use too is stored as a new one, which takes its place.
    const place = dialog?.author?.id ?? author.id;
    if (!(await change(withAuthor(author.id, place), [author.id]))) throw new Error(NOT_ADDED);
    setDialog(null);
  };
  const inOrder = ids.flatMap((id) => authors.find((author) => author.id === id) ?? []);
  return (
    <div className={styles.step}>
      <AuthorSearch present={ids} onAdd={add} />
      <section id="authors" tabIndex={-1} data-label="Authors" aria-label={t('Authors of this manuscript')}>
        <Text as="h3" weight="semibold" block>
          {t('Authors in order')}
        </Text>
        {message && <Text block>{message}</Text>}
        <AuthorList authors={inOrder} change={change} onEdit={(author) => setDialog({ author })} />
      </section>
      <div className={styles.buttons}>
        <Button icon={<PersonAddRegular />} onClick={() => setDialog({ author: null })}>
          {t('New author')}
        </Button>
        <ImportAuthors present={authors.flatMap(({ email }) => email ?? [])} onAdd={addSaved} isRefused={isRefused} />
      </div>
      {dialog && (
        <AuthorDialog author={dialog.author} present={authors} onSaved={saved} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}
