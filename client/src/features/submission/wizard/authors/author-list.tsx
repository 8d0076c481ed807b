import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { useState } from 'react';
import { type Author, fullName, normalEmail } from '@contracts';
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog';
import { useUser } from '../../../../shared/state/hooks';

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
  who: { flexGrow: 1, minWidth: '14rem', overflowWrap: 'anywhere' },
});

interface Props {
  authors: readonly Author[];
  /** Sends the complete list of authors in its new order. */
  setAuthors(ids: string[]): Promise<void>;
  onEdit(author: Author): void;
}

/** The ordered authors; all except the current user can be edited and removed. */
export function AuthorList({ authors, setAuthors, onEdit }: Props) {
  const styles = useStyles();
  const [removing, setRemoving] = useState<Author | null>(null);
  const ids = authors.map((author) => author.id);
  const last = authors.length - 1;
  return (
    <>
      <ol className={styles.list}>
        {authors.map((author, index) => (
          <AuthorRow
            key={author.id}
            author={author}
            number={index + 1}
            onUp={index > 0 ? () => void setAuthors(moved(ids, index, index - 1)) : undefined}
            onDown={index < last ? () => void setAuthors(moved(ids, index, index + 1)) : undefined}
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

function moved(ids: readonly string[], from: number, to: number): string[] {
  const next = [...ids];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
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
        disabledFocusable={!onUp}
        onClick={onUp}
      />
      <Button
        appearance="subtle"
        icon={<ArrowDownRegular />}
        aria-label={`Move ${name} down`}
        disabledFocusable={!onDown}
        onClick={onDown}
      />
      {!own && <Button appearance="subtle" icon={<EditRegular />} aria-label={`Edit ${name}`} onClick={onEdit} />}
      {!own && <Button appearance="subtle" icon={<DeleteRegular />} aria-label={`Remove ${name}`} onClick={onRemove} />}
    </li>
  );
}
