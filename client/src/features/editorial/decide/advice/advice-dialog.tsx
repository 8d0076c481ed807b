import { type Advice, type ArticleView, isEmptyRichText, type MailSuggestion, t } from '@contracts';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { WriteOrPreview } from '../../../../shared/dialogs/write-or-preview';
import { ErrorSummary } from '../../../../shared/forms/error-summary';
import { type Form, useForm } from '../../../../shared/forms/use-form';
import { Loaded } from '../../../../shared/page/loaded';
import { RichTextEditor } from '../../../../shared/rich-text/rich-text-editor';
import { useStoreChanges, useStoredValues } from '../../../../shared/saving/use-stored';
import { useNotify } from '../../../../shared/state/hooks';
import { useBackToList } from '../../../../shared/state/list-return';
import { adviceApi } from '../../api/advice-api';
import { adviceText } from '../decision/decision-texts';

interface Props {
  article: ArticleView;
  advice: Advice;
  onClose(): void;
}

interface Typed {
  comment: string;
  /** Null until edited; until then the journal's text for this advice is used. */
  description: string | null;
}

/** Advice to the editor: a comment that only editors read, and reasons prefilled with the journal's text. */
export function AdviceDialog({ article, advice, onClose }: Props) {
  const about = { articleId: article.id, status: advice };
  const query = adviceApi.useAdviceMailQuery(about, { refetchOnMountOrArgChange: true });
  const { form, storedText } = useAdvice(article, advice, query.data?.message ?? '');
  return (
    <FormDialog
      open
      size="wide"
      title={t('Advise: {advice}', { advice: adviceText(advice) })}
      submit={t('Send to the editor')}
      busy={form.submitting}
      disabled={!query.data}
      storedText={storedText}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Loaded query={query}>{(mail) => <Texts form={form} mail={mail} />}</Loaded>
    </FormDialog>
  );
}

function Texts({ form, mail }: { form: Form<Typed>; mail: MailSuggestion }) {
  const reasons = form.values.description ?? mail.message;
  const text = `<h3>Comment to the editor</h3>${form.values.comment}<h3>Reasons</h3>${reasons}`;
  return (
    <WriteOrPreview mail={{ to: mail.to, cc: [], subject: '', text }} hasErrors={form.errors.comment !== undefined}>
      <RichTextEditor
        id={form.idOf('comment')}
        label={t('Comment to the editor')}
        required
        help={
          mail.to.length > 0
            ? t('Only editors can read it. It is sent to {to}.', { to: mail.to.join(', ') })
            : t('Only editors can read it.')
        }
        value={form.values.comment}
        error={form.errors.comment}
        onChange={(comment) => form.set('comment', comment)}
      />
      <RichTextEditor
        label={t('Reasons')}
        isLetter
        value={reasons}
        onChange={(description) => form.set('description', description)}
      />
    </WriteOrPreview>
  );
}

const NOTHING: Typed = { comment: '', description: null };

function useAdvice({ id: articleId, revision, version }: ArticleView, status: Advice, suggested: string) {
  const [advise] = adviceApi.useAdviseMutation();
  const backToList = useBackToList();
  const notify = useNotify();
  const { initial, storedText } = useStoredValues<Typed>(`advice:${articleId}:${revision}:${status}`, NOTHING);
  const form = useForm<Typed>({
    initial,
    validate: ({ comment }) =>
      isEmptyRichText(comment) ? { comment: t('Please write a comment to the editor.') } : {},
    submit: async ({ comment, description }) => {
      await advise({ articleId, version, status, comment, description: description ?? suggested }).unwrap();
      storedText.drop();
      notify.success(t('Your advice has been sent to the editor.'));
      backToList(articleId);
    },
  });
  useStoreChanges(storedText, form);
  return { form, storedText };
}
