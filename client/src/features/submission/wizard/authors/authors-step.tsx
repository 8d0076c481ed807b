import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add';
import { useState } from 'react';
import type { ArticleView, Author } from '@contracts';
import { AuthorDialog } from './author-dialog';
import { AuthorList } from './author-list';
import { AuthorSearch } from './author-search';

const useStyles = makeStyles({
  step: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, maxWidth: '48rem' },
});

interface Props {
  article: ArticleView;
  /** Message to show; empty until the person first tries to continue. */
  message: string | undefined;
  /** Sends the complete list of authors in its new order. */
  setAuthors(ids: string[]): Promise<void>;
}

/** Step 2: the authors in the order of publication (spec part 1, section 2). */
export function AuthorsStep({ article, message, setAuthors }: Props) {
  const styles = useStyles();
  const [dialog, setDialog] = useState<{ author: Author | null } | null>(null);
  const ids = article.articleAuthors.map((author) => author.id);
  const add = async (author: Author): Promise<void> => {
    if (!ids.includes(author.id)) await setAuthors([...ids, author.id]);
  };
  const saved = async (author: Author): Promise<void> => {
    await setAuthors(ids.includes(author.id) ? ids : [...ids, author.id]);
    setDialog(null);
  };
  return (
    <div className={styles.step}>
      <AuthorSearch present={ids} onAdd={add} />
      <section id="authors" tabIndex={-1} data-label="Authors" aria-label="Authors of this manuscript">
        <Text as="h3" weight="semibold" block>
          Authors in order
        </Text>
        {message && <Text block>{message}</Text>}
        <AuthorList
          authors={article.articleAuthors}
          setAuthors={setAuthors}
          onEdit={(author) => setDialog({ author })}
        />
      </section>
      <div>
        <Button icon={<PersonAddRegular />} onClick={() => setDialog({ author: null })}>
          New author
        </Button>
      </div>
      {dialog && <AuthorDialog author={dialog.author} onSaved={saved} onClose={() => setDialog(null)} />}
    </div>
  );
}
