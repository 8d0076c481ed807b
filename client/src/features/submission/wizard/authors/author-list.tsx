import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { useState } from 'react';
import { type Author, countryLabel, fullName, normalEmail, t } from '@contracts';
import { IconButton } from '../../../../shared/buttons/icon-button';
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog';
import { type Move, moved } from '../../../../shared/ordering/moves';
import { OrderedList } from '../../../../shared/ordering/ordered-list';
import { useUser } from '../../../../shared/state/hooks';

const useStyles = makeStyles({
  author: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  who: { flexGrow: 1, flexBasis: '14rem', minWidth: 0, overflowWrap: 'anywhere' },
});

type Ids = readonly string[];

interface Props {
  /** The authors in their order. */
  authors: readonly Author[];
  /** Changes the list of the authors' ids. */
  change(next: (before: Ids) => Ids): Promise<boolean>;
  onEdit(author: Author): void;
}

/** The ordered authors; all except the current user can be edited and removed. */
export function AuthorList({ authors, change, onEdit }: Props) {
  const [removing, setRemoving] = useState<Author | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = (id: string, target: Move): void =>
    void change((before) => {
      const index = before.indexOf(id);
      if (index < 0) return before;
      const next = moved(before, index, target);
      const author = authors.find((one) => one.id === id);
      if (author)
        setAnnouncement(t('{name} is now author {place}.', { name: fullName(author), place: next.indexOf(id) + 1 }));
      return next;
    });
  return (
    <>
      <OrderedList
        label={t('Authors in order')}
        items={authors}
        keyOf={(author) => author.id}
        nameOf={(author) => fullName(author)}
        announcement={announcement}
        onMove={move}
      >
        {(author, index) => (
          <AuthorEntry
            author={author}
            number={index + 1}
            onEdit={() => onEdit(author)}
            onRemove={() => setRemoving(author)}
          />
        )}
      </OrderedList>
      <RemoveQuestion author={removing} change={change} onClose={() => setRemoving(null)} />
    </>
  );
}

interface RemoveProps extends Pick<Props, 'change'> {
  /** Null if nothing is asked. */
  author: Author | null;
  onClose(): void;
}

function RemoveQuestion({ author, change, onClose }: RemoveProps) {
  return (
    <ConfirmDialog
      open={author !== null}
      title={t('Remove the author?')}
      text={author ? t('{name} will no longer be an author of this manuscript.', { name: fullName(author) }) : ''}
      confirm={t('Remove author')}
      destructive
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void change((before) => before.filter((id) => id !== author?.id));
      }}
    />
  );
}

interface EntryProps {
  author: Author;
  number: number;
  onEdit(): void;
  onRemove(): void;
}

function AuthorEntry({ author, number, onEdit, onRemove }: EntryProps) {
  const styles = useStyles();
  const me = useUser();
  const isMe = author.email !== undefined && normalEmail(author.email) === normalEmail(me.email);
  const name = fullName(author);
  const about = [author.institute, countryLabel(author.country ?? ''), author.email].filter((part) => part).join(', ');
  return (
    <div className={styles.author}>
      <div className={styles.who}>
        <Text weight="semibold">
          {number}. <bdi>{name}</bdi>
          {isMe ? ` ${t('(you)')}` : ''}
        </Text>
        <Text block>{about}</Text>
      </div>
      {!isMe && (
        <IconButton appearance="subtle" icon={<EditRegular />} label={t('Edit {name}', { name })} onClick={onEdit} />
      )}
      {!isMe && (
        <IconButton
          appearance="subtle"
          icon={<DeleteRegular />}
          label={t('Remove {name}', { name })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
