import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { useState } from 'react';
import { type ArticleView, type SuggestedReviewer, t } from '@contracts';
import { errorMessage } from '../../../../shared/api/api-error';
import { IconButton } from '../../../../shared/buttons/icon-button';
import type { Column } from '../../../../shared/data-table/column';
import { DataTable } from '../../../../shared/data-table/data-table';
import { useListState } from '../../../../shared/data-table/use-list-state';
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog';
import { useNotify } from '../../../../shared/state/hooks';
import { peopleApi } from '../../api/people-api';
import { SuggestReviewerDialog } from './suggest-reviewer-dialog';

/** All on one page. */
const ALL = 1_000;

const useStyles = makeStyles({
  suggested: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalXS },
});

interface Props {
  article: ArticleView | undefined;
  /** Creates the draft on the server if needed, since a suggestion belongs to a draft. */
  ensureDraft(): Promise<ArticleView | null>;
  adopt(article: ArticleView): void;
}

/** The reviewers that the author suggests by name and email. They can be corrected and removed while the article is a draft. */
export function SuggestedReviewers({ article, ensureDraft, adopt }: Props) {
  const styles = useStyles();
  const [dialog, setDialog] = useState<{ suggestion: SuggestedReviewer | null } | null>(null);
  const [removing, setRemoving] = useState<SuggestedReviewer | null>(null);
  const state = useListState({ prefix: 'suggested-', size: ALL });
  const close = (): void => setDialog(null);
  return (
    <section aria-label={t('Suggested reviewers')} className={styles.suggested}>
      <Text as="h3" weight="semibold" block>
        {t('Suggested reviewers')}
      </Text>
      <DataTable
        surface
        label={t('Suggested reviewers')}
        columns={columnsWith(styles.buttons, (suggestion) => setDialog({ suggestion }), setRemoving)}
        rows={article?.suggestedReviewers ?? []}
        rowKey={(one) => one.email}
        state={state}
        empty={<Text block>{t('Not in the list? Suggest a reviewer by name and email.')}</Text>}
      />
      <div>
        <Button icon={<AddRegular />} onClick={() => setDialog({ suggestion: null })}>
          {t('New')}
        </Button>
      </div>
      {dialog && <SuggestReviewerDialog {...{ ensureDraft, adopt }} suggestion={dialog.suggestion} onClose={close} />}
      {removing && (
        <RemoveSuggestion {...{ ensureDraft, adopt }} suggestion={removing} onClose={() => setRemoving(null)} />
      )}
    </section>
  );
}

type OnOne = (suggestion: SuggestedReviewer) => void;

const columnsWith = (buttons: string, onEdit: OnOne, onRemove: OnOne): Column<SuggestedReviewer>[] => [
  { id: 'fullName', header: t('Name'), cell: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'email', header: t('Email'), cell: ({ email }) => email },
  {
    id: 'actions',
    header: t('Actions'),
    hideHeader: true,
    align: 'end',
    cell: (one) => (
      <span className={buttons}>
        <IconButton
          appearance="subtle"
          icon={<EditRegular />}
          label={t('Edit {name}', { name: one.fullName })}
          onClick={() => onEdit(one)}
        />
        <IconButton
          appearance="subtle"
          icon={<DeleteRegular />}
          label={t('Remove {name}', { name: one.fullName })}
          onClick={() => onRemove(one)}
        />
      </span>
    ),
  },
];

interface RemoveProps extends Pick<Props, 'ensureDraft' | 'adopt'> {
  suggestion: SuggestedReviewer;
  onClose(): void;
}

function RemoveSuggestion({ suggestion, ensureDraft, adopt, onClose }: RemoveProps) {
  const [change, { isLoading }] = peopleApi.useChangeSuggestionsMutation();
  const notify = useNotify();
  const remove = async (): Promise<void> => {
    const draft = await ensureDraft();
    if (!draft) return onClose();
    const suggestions = draft.suggestedReviewers.filter(({ email }) => email !== suggestion.email);
    try {
      adopt(await change({ articleId: draft.id, version: draft.version, suggestions }).unwrap());
    } catch (error) {
      notify.error(errorMessage(error));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('Remove the suggestion?')}
      text={t('{fullName} ({email}) will no longer be suggested to the editors.', {
        fullName: suggestion.fullName,
        email: suggestion.email,
      })}
      confirm={t('Remove suggestion')}
      destructive
      busy={isLoading}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
