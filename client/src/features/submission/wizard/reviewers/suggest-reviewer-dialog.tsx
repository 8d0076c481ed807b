import { type ArticleView, type SuggestedReviewer, suggestionProblems, t } from '@contracts';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../../shared/forms/error-summary';
import { TextField } from '../../../../shared/forms/text-field';
import { useForm } from '../../../../shared/forms/use-form';
import { useStoreChanges, useStoredValues } from '../../../../shared/saving/use-stored';
import { peopleApi } from '../../api/people-api';

interface Props {
  /** The suggestion to correct; null for a new one. */
  suggestion: SuggestedReviewer | null;
  onClose(): void;
  ensureDraft(): Promise<ArticleView | null>;
  adopt(article: ArticleView): void;
}

/** Suggests a reviewer who has no account yet, or corrects a suggestion (spec part 1, section 5, 'Suggested reviewer'). */
export function SuggestReviewerDialog({ suggestion, onClose, ensureDraft, adopt }: Props) {
  const save = useSave(suggestion);
  const name = `suggestion:${suggestion?.email ?? 'new'}`;
  const { initial, storedText } = useStoredValues<SuggestedReviewer>(name, suggestion ?? { fullName: '', email: '' });
  const form = useForm<SuggestedReviewer>({
    initial,
    validate: suggestionProblems,
    submit: async ({ fullName, email }) => {
      const draft = await ensureDraft();
      if (!draft) throw new Error(t('The draft could not be saved. Please close this dialog and check the message.'));
      adopt(await save(draft, { fullName: fullName.trim(), email: email.trim() }));
      storedText.drop();
      onClose();
    },
  });
  useStoreChanges(storedText, form);
  return (
    <FormDialog
      open
      title={suggestion ? t('Edit the suggestion') : t('Suggest a reviewer')}
      submit={suggestion ? t('Save suggestion') : t('Suggest')}
      busy={form.submitting}
      storedText={storedText}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <TextField form={form} name="fullName" label={t('Full name')} required />
      <TextField form={form} name="email" label={t('Email')} type="email" required />
    </FormDialog>
  );
}

function useSave(before: SuggestedReviewer | null) {
  const [suggest] = peopleApi.useSuggestReviewerMutation();
  const [change] = peopleApi.useChangeSuggestionsMutation();
  return ({ id: articleId, version, suggestedReviewers }: ArticleView, body: SuggestedReviewer) => {
    if (!before) return suggest({ articleId, body }).unwrap();
    const suggestions = suggestedReviewers.map((one) => (one.email === before.email ? body : one));
    return change({ articleId, version, suggestions }).unwrap();
  };
}
