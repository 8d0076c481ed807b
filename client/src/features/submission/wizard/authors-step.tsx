import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add';
import { useState } from 'react';
import { fullName, normalEmail, type ArticleView, type Author } from '../../../../../src/contracts';
import { useUser } from '../../../app/hooks';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { AuthorDialog } from './author-dialog';
import { AuthorSearch } from './author-search';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalS },
  author: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  who: { flexGrow: 1, minWidth: '14rem' },
  step: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '48rem' },
});

interface Props {
  article: ArticleView;
  /** Message to show; empty until the person has tried to go on. */
  message: string | undefined;
  /** Sends the whole list of authors in its new order. */
  setAuthors(ids: string[]): Promise<void>;
}

/** Step 2: who wrote it, in the order in which they will be printed (spec part 1, section 2). */
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
      <section aria-label="Authors of this manuscript">
        <Text as="h3" weight="semibold" block>
          Authors, in their order
        </Text>
        {message && <Text role="alert">{message}</Text>}
        <AuthorList article={article} setAuthors={setAuthors} onEdit={(author) => setDialog({ author })} />
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

type ListProps = Pick<Props, 'article' | 'setAuthors'> & { onEdit(author: Author): void };

function AuthorList({ article, setAuthors, onEdit }: ListProps) {
  const styles = useStyles();
  const [removing, setRemoving] = useState<Author | null>(null);
  const authors = article.articleAuthors;
  const ids = authors.map((author) => author.id);
  const move = (from: number, to: number): void => {
    const next = [...ids];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(to, 0, moved);
    void setAuthors(next);
  };
  return (
    <>
      <ol className={styles.list}>
        {authors.map((author, index) => (
          <AuthorRow
            key={author.id}
            author={author}
            number={index + 1}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < authors.length - 1 ? () => move(index, index + 1) : undefined}
            onEdit={() => onEdit(author)}
            onRemove={() => setRemoving(author)}
          />
        ))}
      </ol>
      <ConfirmDialog
        open={removing !== null}
        title="Remove the author?"
        text={removing ? `${fullName(removing)} will no longer be an author of this manuscript.` : ''}
        confirm="Remove author"
        destructive
        onCancel={() => setRemoving(null)}
        onConfirm={() => {
          setRemoving(null);
          void setAuthors(ids.filter((id) => id !== removing?.id));
        }}
      />
    </>
  );
}

interface RowProps {
  author: Author;
  number: number;
  onUp?: () => void;
  onDown?: () => void;
  onEdit(): void;
  onRemove(): void;
}

function AuthorRow({ author, number, onUp, onDown, onEdit, onRemove }: RowProps) {
  const styles = useStyles();
  const me = useUser();
  const own = author.email !== undefined && normalEmail(author.email) === normalEmail(me.email);
  const name = fullName(author);
  const about = [author.institute, author.country, author.email].filter((part) => part).join(', ');
  return (
    <li className={styles.author}>
      <div className={styles.who}>
        <Text weight="semibold">
          {number}. {name}
          {own ? ' (you)' : ''}
        </Text>
        <Text block>{about}</Text>
      </div>
      <Button
        appearance="subtle"
        icon={<ArrowUpRegular />}
        aria-label={`Move ${name} up`}
        disabled={!onUp}
        onClick={onUp}
      />
      <Button
        appearance="subtle"
        icon={<ArrowDownRegular />}
        aria-label={`Move ${name} down`}
        disabled={!onDown}
        onClick={onDown}
      />
      {!own && <Button appearance="subtle" icon={<EditRegular />} aria-label={`Edit ${name}`} onClick={onEdit} />}
      {!own && <Button appearance="subtle" icon={<DeleteRegular />} aria-label={`Remove ${name}`} onClick={onRemove} />}
    </li>
  );
}
