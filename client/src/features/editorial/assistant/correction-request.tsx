import { Button, Select } from '@fluentui/react-components';
import { useState } from 'react';
import {
  type ArticleView,
  CORRECTION_SUBJECTS,
  correctionSubjectWords,
  isEmptyRichText,
  MAIL_MESSAGES,
  type MailSuggestion,
  MESSAGES,
  shownAddress,
  t,
} from '@contracts';
import { WriteOrPreview } from '../../../shared/dialogs/write-or-preview';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { FormField } from '../../../shared/forms/form-field';
import { type Errors, type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { useRestored } from '../../../shared/saving/use-restored';
import { useStoreChanges, useStoredValues } from '../../../shared/saving/use-stored';
import { useNotify } from '../../../shared/state/hooks';
import { useBackToList } from '../../../shared/state/list-return';
import { checkApi } from '../api/check-api';

interface Typed {
  reason: string;
  text: string;
}

interface Props {
  article: ArticleView;
  /** One mail per subject, in the order of the subjects. */
  mails: MailSuggestion[];
}

const validate = ({ reason, text }: Typed): Errors<Typed> => ({
  ...(reason === '' && { reason: MAIL_MESSAGES.correctionSubject }),
  ...(isEmptyRichText(text) && { text: MAIL_MESSAGES.correctionText }),
});

/** The recipients and the subject of the mail, as text. */
const envelopeOf = ({ to, cc, subject }: MailSuggestion): string =>
  t('Will be sent to {to}{copies, plural, =0 {} other {, with a copy to {cc}}}. Subject: {subject}', {
    to: to.map(shownAddress).join(', '),
    copies: cc.length,
    cc: cc.join(', '),
    subject,
  });

const mailOf = ({ reason, text }: Typed, suggested: MailSuggestion | undefined) => ({
  to: suggested?.to ?? [],
  cc: suggested?.cc ?? [],
  subject: suggested?.subject ?? reason,
  text,
});

/** The problem and the message to the author, prefilled with the journal's text for that problem. */
export function CorrectionRequest({ article, mails }: Props) {
  const { form, suggested, pick, notice } = useRequest(article, mails);
  return (
    <Form form={form} label={t('Request a correction')}>
      {notice}
      <FormField label={t('What is the problem?')} htmlFor={form.idOf('reason')} required error={form.errors.reason}>
        <Select id={form.idOf('reason')} value={form.values.reason} onChange={(_event, data) => pick(data.value)}>
          <option value="">{t('Please choose')}</option>
          {CORRECTION_SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {correctionSubjectWords(subject)}
            </option>
          ))}
        </Select>
      </FormField>
      <WriteOrPreview mail={mailOf(form.values, suggested)} hasErrors={form.errors.text !== undefined}>
        <RichTextEditor
          id={form.idOf('text')}
          label={t('Message to the author')}
          required
          isLetter
          help={suggested && envelopeOf(suggested)}
          value={form.values.text}
          error={form.errors.text}
          onChange={(text) => form.set('text', text)}
        />
      </WriteOrPreview>
      <FormActions>
        <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
          {t('Request correction')}
        </Button>
      </FormActions>
    </Form>
  );
}

const NOTHING: Typed = { reason: '', text: '' };

const mailFor = (reason: string, mails: MailSuggestion[]): MailSuggestion | undefined =>
  mails[CORRECTION_SUBJECTS.findIndex((subject) => subject === reason)];

function useRequest({ id: articleId, version }: ArticleView, mails: MailSuggestion[]) {
  const [send] = checkApi.useRequestCorrectionMutation();
  const { initial, storedText } = useStoredValues<Typed>(`correction:${articleId}`, NOTHING);
  const [suggested, setSuggested] = useState(mailFor(initial.reason, mails) ?? mails[0]);
  const back = useBackToList('/assitantEditorList');
  const notify = useNotify();
  const form: FormState<Typed> = useForm<Typed>({
    initial,
    validate,
    submit: async ({ reason, text }) => {
      await send({ articleId, version, reason, mail: mailOf({ reason, text }, suggested) }).unwrap();
      storedText.drop();
      notify.success(MESSAGES.correctionRequested);
      back(articleId);
    },
  });
  const pick = (reason: string): void => {
    const next = mailFor(reason, mails);
    // Do not overwrite a message that the assistant has edited.
    const isEdited = !isEmptyRichText(form.values.text) && !mails.some((mail) => mail.message === form.values.text);
    form.set('reason', reason);
    setSuggested(next ?? mails[0]);
    if (next && !isEdited) form.set('text', next.message);
  };
  useStoreChanges(storedText, form);
  const notice = useRestored(storedText.copy, () => form.reset(NOTHING));
  return { form, suggested, pick, notice };
}
