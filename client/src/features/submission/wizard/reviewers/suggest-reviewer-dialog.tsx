import { type ArticleView, type SuggestedReviewer, suggestionProblems } from '@contracts';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../../shared/forms/error-summary';
import { TextField } from '../../../../shared/forms/text-field';
import { useForm } from '../../../../shared/forms/use-form';
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
  const form = useForm<SuggestedReviewer>({
    initial: suggestion ?? { fullName: '', email: '' },
    validate: suggestionProblems,
    submit: async ({ fullName, email }) => {
      const draft = await ensureDraft();
      if (!draft) throw new Error('The draft could not be saved. Please close this dialog and check the message.');
      adopt(await save(draft, { fullName: fullName.trim(), email: email.trim() }));
      onClose();
    },
  });
  return (
    <FormDialog
      open
      title={suggestion ? 'Edit the suggestion' : 'Suggest a reviewer'}
      submit={suggestion ? 'Save suggestion' : 'Suggest'}
      busy={form.submitting}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <TextField form={form} name="fullName" label="Full name" required />
      <TextField form={form} name="email" label="Email" type="email" required />
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
